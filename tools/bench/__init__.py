"""What `make bench` and its sisters measure."""
