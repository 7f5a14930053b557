"""What the interpreter lacks for files: the errors that have names, and some functions of `os`."""

import builtins
import os

_MISSING = 44
_EXISTS = 20
_open = builtins.open


class _FileError(OSError):
    def __init__(self, path):
        super().__init__("[Errno %d] %s: %r" % (self._number, self._text, str(path)))
        self.errno = self._number
        self.strerror = self._text
        self.filename = path


class FileNotFoundError(_FileError):
    _number = 2
    _text = "No such file or directory"


class FileExistsError(_FileError):
    _number = 17
    _text = "File exists"


def local(path):
    """A path as the interpreter's own files have it; a script on Windows writes `C:` and backslashes."""
    path = str(path)
    return path[2:].replace("\\", "/") if path[1:2] == ":" else path.replace("\\", "/")


class PermissionError(OSError):
    pass


class TimeoutError(OSError):
    pass


class ConnectionError(OSError):
    pass


def _named(function):
    """Words the interpreter's numbers as Python 3.8 does."""

    def call(path, *args, **kwargs):
        try:
            return function(local(path), *args, **kwargs)
        except OSError as error:
            number = error.args[0] if error.args else 0
            if number == _MISSING:
                raise FileNotFoundError(path)
            if number == _EXISTS:
                raise FileExistsError(path)
            raise

    return call


def _at_local(function):
    # The interpreter gives a number where Python says True.
    return lambda path: bool(function(local(path)))


def _open_file(path, mode="r", buffering=-1, encoding=None, errors=None, newline=None):
    if len([letter for letter in mode if letter in "rwax"]) != 1 or mode.strip("rwaxbt+U"):
        raise ValueError("invalid mode: %r" % mode)
    if "x" in mode and os.path.exists(path):
        raise FileExistsError(path)
    file = _named(_open)(path, mode.replace("x", "w"))
    if encoding == "utf-8-sig" and "r" in mode and file.read(1) != "\ufeff":
        file.seek(0)
    return file


def makedirs(path, mode=511, exist_ok=False):
    path = local(path).rstrip("/")
    if os.path.exists(path):
        if not exist_ok:
            raise FileExistsError(path)
        return
    above = path.rpartition("/")[0]
    if above:
        makedirs(above, exist_ok=True)
    os.mkdir(path)


def _replace(old, new):
    old, new = local(old), local(new)
    if os.path.exists(new):
        os.remove(new)
    os.rename(old, new)


def _getsize(path):
    return os.stat(local(path))[6]


def _splitext(path):
    stem, dot, end = path.rpartition(".")
    return (stem, dot + end) if stem.strip("/") and "/" not in end and stem[-1] != "/" else (path, "")


def install():
    builtins.FileNotFoundError = FileNotFoundError
    builtins.FileExistsError = FileExistsError
    builtins.PermissionError = PermissionError
    builtins.TimeoutError = TimeoutError
    builtins.ConnectionError = ConnectionError
    builtins.IOError = OSError
    builtins.open = _open_file
    for name in ("remove", "unlink", "rmdir", "mkdir", "listdir", "stat", "rename", "chdir"):
        setattr(os, name, _named(getattr(os, name)))
    for name in ("exists", "isfile", "isdir"):
        setattr(os.path, name, _at_local(getattr(os.path, name)))
    os.makedirs = makedirs
    os.replace = _replace
    os.path.getsize = _getsize
    os.path.splitext = _splitext
