"""Warnings, which go where errors are printed."""

import sys


def warn(message, category=None, stacklevel=1, source=None):
    kind = type(message).__name__ if isinstance(message, BaseException) else "UserWarning" if category is None else category.__name__
    if _is_on[0]:
        print("main.py: %s: %s" % (kind, message), file=sys.stderr)


_is_on = [True]


def simplefilter(action, *_args, **_options):
    _is_on[0] = action != "ignore"


filterwarnings = simplefilter


class catch_warnings:
    def __init__(self, **_options):
        self._before = True

    def __enter__(self):
        self._before = _is_on[0]

    def __exit__(self, *error):
        _is_on[0] = self._before
