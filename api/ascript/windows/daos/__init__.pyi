"""Holds the value classes that several modules share."""
