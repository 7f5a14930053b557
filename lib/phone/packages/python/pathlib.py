"""Paths, as far as scripts use them to find, read and write files."""

import os
import sys

from sim_files import local, makedirs

_IS_WINDOWS = "sim_windows" in sys.modules
_SEPARATOR = "\\" if _IS_WINDOWS else "/"


class _Stat(tuple):
    """What `os.stat` gives, by the names of Python 3."""

    @property
    def st_size(self):
        return self[6]

    @property
    def st_mtime(self):
        return self[8]


class Path:
    def __init__(self, *parts):
        path = ""
        for part in parts:
            part = str(part).replace("\\", "/")
            if part.startswith("/") or part[1:2] == ":" or not path or path == ".":
                path = part
            elif part != ".":
                path = path.rstrip("/") + "/" + part
        self._path = path.rstrip("/") or path or "."

    def __truediv__(self, other):
        return Path(self, other)

    def __str__(self):
        return self._path.replace("/", _SEPARATOR)

    def __repr__(self):
        return "%sPath(%r)" % ("Windows" if _IS_WINDOWS else "Posix", self._path)

    def __eq__(self, other):
        return isinstance(other, Path) and self._path == other._path

    def __hash__(self):
        return hash(self._path)

    def __lt__(self, other):
        return self._path < other._path

    def __fspath__(self):
        return str(self)

    @property
    def name(self):
        return self._path.rpartition("/")[2]

    @property
    def suffix(self):
        before, dot, after = self.name.rpartition(".")
        return dot + after if before else ""

    @property
    def stem(self):
        return self.name[: len(self.name) - len(self.suffix)]

    @property
    def parent(self):
        return Path(self._path.rpartition("/")[0] or ("/" if self._path.startswith("/") else "."))

    def with_suffix(self, suffix):
        return Path(self._path[: len(self._path) - len(self.suffix)] + suffix)

    def with_name(self, name):
        return self.parent / name

    def resolve(self):
        if self._path.startswith("/") or self._path[1:2] == ":":
            return self
        return Path(("C:" if _IS_WINDOWS else "") + os.getcwd()) / self

    absolute = resolve

    def exists(self):
        return os.path.exists(local(self))

    def is_file(self):
        return os.path.isfile(local(self))

    def is_dir(self):
        return os.path.isdir(local(self))

    def stat(self):
        return _Stat(os.stat(local(self)))

    def mkdir(self, mode=511, parents=False, exist_ok=False):
        if parents:
            makedirs(self, exist_ok=exist_ok)
        elif not (exist_ok and self.is_dir()):
            os.mkdir(local(self))

    def iterdir(self):
        return [self / name for name in sorted(os.listdir(local(self)))]

    def glob(self, pattern):
        if not self.is_dir():
            return []
        before, _, after = pattern.partition("*")
        return [
            path for path in self.iterdir() if path.name.startswith(before) and path.name.endswith(after)
        ]

    def open(self, mode="r", **options):
        return open(self, mode, **options)

    def read_text(self, encoding=None):
        with open(self, encoding=encoding) as file:
            return file.read()

    def write_text(self, text, encoding=None):
        with open(self, "w", encoding=encoding) as file:
            return file.write(text)

    def unlink(self, missing_ok=False):
        if not (missing_ok and not self.exists()):
            os.remove(local(self))

    def rename(self, target):
        os.rename(local(self), local(target))
        return Path(target)

    replace = rename
