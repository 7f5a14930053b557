"""Importing by name."""


def import_module(name, package=None):
    # With a list of names it gives the module itself, not the package in which it is.
    return __import__(name, None, None, ("*",))
