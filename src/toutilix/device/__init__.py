"""The tables' other host: one device, no server. In a browser it runs in a worker, under Pyodide."""
