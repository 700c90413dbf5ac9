"""The benchmarks of `make bench` and similar commands."""
