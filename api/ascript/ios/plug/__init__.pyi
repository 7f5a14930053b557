"""Holds plug-ins of other makers."""
