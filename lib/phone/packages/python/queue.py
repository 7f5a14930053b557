"""Queues. Nothing runs beside the script, so waiting ends with the time or with what the phone delivers."""

import time

_POLL_SECONDS = 0.5


class Empty(Exception):
    pass


class Full(Exception):
    pass


class Queue:
    def __init__(self, maxsize=0):
        self.maxsize = maxsize
        self._items = []

    def qsize(self):
        return len(self._items)

    def empty(self):
        return not self._items

    def put(self, item, block=True, timeout=None):
        if 0 < self.maxsize <= len(self._items):
            raise Full()
        self._items.append(item)

    put_nowait = put

    def get(self, block=True, timeout=None):
        end = None if timeout is None else time.monotonic() + timeout
        while block and not self._items and (end is None or time.monotonic() < end):
            rest = _POLL_SECONDS if end is None else end - time.monotonic()
            time.sleep(min(max(rest, 0), _POLL_SECONDS))
        if not self._items:
            raise Empty()
        return self._items.pop(0)

    def get_nowait(self):
        return self.get(False)

    def task_done(self):
        return None
