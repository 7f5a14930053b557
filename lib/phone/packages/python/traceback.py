"""Tracebacks as text. The interpreter does not tell which error is being handled: the script does (sim_rewrite.py)."""

import io
import sys

import sim_rewrite


def _text(error):
    if error is None:
        return "NoneType: None\n"
    target = io.StringIO()
    sys.print_exception(error, target)
    kept = []
    is_own = True
    for line in target.getvalue().split("\n"):
        if line.startswith("  File "):
            is_own = '"/packages/' not in line
        elif not line.startswith("    "):
            is_own = True
        if is_own:
            kept.append(line)
    return "\n".join(kept)


def format_exc(limit=None, chain=True):
    return _text(sim_rewrite.CAUGHT[0])


def print_exc(limit=None, file=None, chain=True):
    print(format_exc(), end="", file=file or sys.stderr)


def format_exception(*args, **_options):
    return _text(args[1] if len(args) > 1 else args[0]).splitlines(True)


def print_exception(*args, file=None, **_options):
    print(_text(args[1] if len(args) > 1 else args[0]), end="", file=file or sys.stderr)
