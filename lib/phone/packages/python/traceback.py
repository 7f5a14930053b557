"""Tracebacks as text. The interpreter does not tell which error is being handled: the script does (sim_rewrite.py)."""

import sys

import sim_rewrite


def format_exc(limit=None, chain=True):
    return sim_rewrite.describe(sim_rewrite.CAUGHT[0])


def print_exc(limit=None, file=None, chain=True):
    print(format_exc(), end="", file=file or sys.stderr)


def format_exception(*args, **_options):
    return sim_rewrite.describe(args[1] if len(args) > 1 else args[0]).splitlines(True)


def print_exception(*args, file=None, **_options):
    print(sim_rewrite.describe(args[1] if len(args) > 1 else args[0]), end="", file=file or sys.stderr)
