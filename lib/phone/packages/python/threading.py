"""Threads are not simulated: what should run beside the script does not run."""

import time

from sim import ask

_POLL_SECONDS = 0.5


class Thread:
    def __init__(self, group=None, target=None, name=None, args=(), kwargs=None, daemon=None):
        self.daemon = bool(daemon)
        self.name = name
        self.ident = None
        self._call = (target, args, kwargs or {})

    def start(self):
        ask("not-simulated", {"name": "threading.Thread.start"})

    def run(self):
        target, args, kwargs = self._call
        if target:
            target(*args, **kwargs)

    def getName(self):
        return self.name

    def isDaemon(self):
        return self.daemon

    def setDaemon(self, daemon):
        self.daemon = daemon

    def join(self, timeout=None):
        return None

    def is_alive(self):
        return False


class _MainThread(Thread):
    def is_alive(self):
        return True


_MAIN = _MainThread(name="MainThread", daemon=False)
_MAIN.ident = 1


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
    _held = 0

    def __enter__(self):
        self.acquire()
        return self

    def __exit__(self, *error):
        self.release()

    def acquire(self, blocking=True, timeout=-1):
        self._held += 1
        return True

    def release(self):
        self._held -= 1

    def locked(self):
        return self._held > 0


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
