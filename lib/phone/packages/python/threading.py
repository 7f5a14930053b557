"""Threads are not simulated: what should run beside the script does not run."""

import time

from sim import ask

_POLL_SECONDS = 0.5


class Thread:
    def __init__(self, group=None, target=None, name=None, args=(), kwargs=None, daemon=None):
        self.daemon = daemon
        self.name = name

    def start(self):
        ask("not-simulated", {"name": "threading.Thread.start"})

    def join(self, timeout=None):
        return None

    def is_alive(self):
        return False


class _MainThread(Thread):
    ident = 1

    def is_alive(self):
        return True


_MAIN = _MainThread(name="MainThread", daemon=False)


def current_thread():
    return _MAIN


currentThread = main_thread = current_thread


def get_ident():
    return _MAIN.ident


def active_count():
    return 1


def enumerate():
    return [_MAIN]


class Timer(Thread):
    def __init__(self, interval, function, args=None, kwargs=None):
        super().__init__(target=function)

    def cancel(self):
        return None


class Lock:
    def __enter__(self):
        return self

    def __exit__(self, *error):
        return None

    def acquire(self, blocking=True, timeout=-1):
        return True

    def release(self):
        return None


RLock = Lock


class Event:
    def __init__(self):
        self._set = False

    def set(self):
        self._set = True

    def clear(self):
        self._set = False

    def is_set(self):
        return self._set

    def wait(self, timeout=None):
        """Sleeps in short steps: what the phone delivers meanwhile may set the event."""
        end = None if timeout is None else time.monotonic() + timeout
        while not self._set and (end is None or time.monotonic() < end):
            time.sleep(_POLL_SECONDS if end is None else min(_POLL_SECONDS, end - time.monotonic()))
        return self._set
