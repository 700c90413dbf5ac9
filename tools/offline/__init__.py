"""The site without a server: `python -m tools.offline` builds it into dist/offline, from locked packages only.

Pyodide comes from npm (web/package-lock.json), the compiled Python packages for it from PyPI
(requirements-offline.lock). Python 3.14 need not be installed: Pyodide itself, run by Node, compiles the pack.
"""
