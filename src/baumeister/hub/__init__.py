"""The hub runs tables: it proposes commits, has them written, accepts them, and tells every socket what its seat may
know."""
