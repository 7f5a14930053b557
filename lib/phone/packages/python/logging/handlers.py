"""Logs in files that begin anew."""

import os

from logging import FileHandler


class RotatingFileHandler(FileHandler):
    def __init__(self, filename, mode="a", maxBytes=0, backupCount=0, encoding=None, delay=False):
        super().__init__(filename, mode, encoding, delay)
        self._path = str(filename)
        self._most = maxBytes
        self._copies = backupCount

    def emit(self, record):
        line = self.format(record)
        if self._most and os.path.exists(self._path):
            if os.path.getsize(self._path) + len(line.encode()) + 1 > self._most:
                self.doRollover()
        super().emit(record)

    def doRollover(self):
        if not self._copies:
            return
        for number in range(self._copies - 1, 0, -1):
            if os.path.exists("%s.%d" % (self._path, number)):
                os.replace("%s.%d" % (self._path, number), "%s.%d" % (self._path, number + 1))
        os.replace(self._path, self._path + ".1")


class TimedRotatingFileHandler(FileHandler):
    """A run here is shorter than the shortest of its times."""

    def __init__(self, filename, when="h", interval=1, backupCount=0, encoding=None, delay=False, utc=False, atTime=None):
        super().__init__(filename, "a", encoding, delay)
