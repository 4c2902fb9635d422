"""The hub plays tables: it proposes, lets the writer keep, accepts, and tells every socket what its seat may know."""
