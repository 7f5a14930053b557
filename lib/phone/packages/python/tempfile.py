"""Files and folders for a while, in the folder that the script's files share."""

import os
import shutil

_FOLDER = "/tmp"
_made = [0]


def gettempdir():
    os.makedirs(_FOLDER, exist_ok=True)
    return _FOLDER


def _name(suffix, prefix, dir):
    _made[0] += 1
    return "%s/%s%08d%s" % (dir or gettempdir(), prefix or "tmp", _made[0], suffix or "")


def mkdtemp(suffix=None, prefix=None, dir=None):
    path = _name(suffix, prefix, dir)
    os.mkdir(path)
    return path


class TemporaryDirectory:
    def __init__(self, suffix=None, prefix=None, dir=None):
        self.name = mkdtemp(suffix, prefix, dir)

    def cleanup(self):
        shutil.rmtree(self.name)

    def __enter__(self):
        return self.name

    def __exit__(self, *_error):
        self.cleanup()


class NamedTemporaryFile:
    """A file that goes when it is closed, unless it is to stay."""

    def __init__(self, mode="w+b", buffering=-1, encoding=None, newline=None, suffix=None, prefix=None, dir=None, delete=True):
        self.name = _name(suffix, prefix, dir)
        self._file = open(self.name, mode)
        self._delete = delete

    def __getattr__(self, name):
        return getattr(self._file, name)

    def __iter__(self):
        return iter(self._file)

    def close(self):
        self._file.close()
        if self._delete and os.path.exists(self.name):
            os.remove(self.name)

    def __enter__(self):
        return self

    def __exit__(self, *_error):
        self.close()


TemporaryFile = NamedTemporaryFile
