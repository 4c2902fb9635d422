"""Bots: they see what a seat may know, and nothing else."""
