"""Automates Windows from Python: everything a script can import."""
