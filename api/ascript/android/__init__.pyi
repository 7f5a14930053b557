"""Automates Android from Python: everything a script can import."""
