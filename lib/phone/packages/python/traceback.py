"""Tracebacks as text."""

import io
import sys


def format_exc():
    return ""


def print_exc(file=None):
    pass


def print_exception(*args, **kwargs):
    error = args[1] if len(args) > 1 else args[0]
    sys.print_exception(error)


def format_exception(*args):
    target = io.StringIO()
    sys.print_exception(args[1] if len(args) > 1 else args[0], target)
    return target.getvalue().splitlines(True)
