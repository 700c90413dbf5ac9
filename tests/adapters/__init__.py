"""Our games are the same through the interfaces of other libraries."""
