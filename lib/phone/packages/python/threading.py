"""Threads are not simulated: what should run beside the script does not run."""

from sim import ask


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
        if not self._set and timeout is not None:
            import time

            time.sleep(timeout)
        return self._set
