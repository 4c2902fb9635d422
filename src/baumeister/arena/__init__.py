"""Many games at once: simulations over all cores, and the measurements of `baumeister bench`."""
