"""Holds the classes that several modules share."""
