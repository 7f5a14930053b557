"""Paths, as far as scripts use them to find, read and write files."""

import os
import sys

from fnmatch import fnmatch
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

    def __rtruediv__(self, other):
        return Path(other, self)

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
        return self._find(pattern.split("/"))

    def rglob(self, pattern):
        return self._find(["**"] + pattern.split("/"))

    def _find(self, parts):
        if not self.is_dir():
            return []
        found = []
        if parts[0] == "**":
            found = self._find(parts[1:]) if parts[1:] else [self]
            for path in self.iterdir():
                found += path._find(parts)
            return found
        for path in self.iterdir():
            if fnmatch(path.name, parts[0]):
                found += path._find(parts[1:]) if parts[1:] else [path]
        return found

    def match(self, pattern):
        return fnmatch(self.name if "/" not in pattern else self._path, pattern)

    @property
    def parts(self):
        root = ("/",) if self._path.startswith("/") else ()
        return root + tuple([part for part in self._path.split("/") if part not in ("", ".")])

    @property
    def parents(self):
        found = []
        path = self
        while path != path.parent:
            path = path.parent
            found.append(path)
        return tuple(found)

    @property
    def suffixes(self):
        return ["." + part for part in self.name.lstrip(".").split(".")[1:]]

    @property
    def anchor(self):
        return "/" if self._path.startswith("/") else ""

    def joinpath(self, *others):
        return Path(self, *others)

    def as_posix(self):
        return self._path

    def is_absolute(self):
        return self._path.startswith("/") or self._path[1:2] == ":"

    def relative_to(self, other):
        before = Path(other)
        if self == before:
            return Path(".")
        start = before._path.rstrip("/") + "/"
        if before._path == ".":
            return self
        if not self._path.startswith(start):
            raise ValueError("%r does not start with %r" % (self._path, before._path))
        return Path(self._path[len(start) :])

    def expanduser(self):
        return self

    @staticmethod
    def cwd():
        return Path(".").resolve()

    def touch(self, mode=438, exist_ok=True):
        open(self, "a").close()

    def rmdir(self):
        os.rmdir(local(self))

    def samefile(self, other):
        return self.resolve() == Path(other).resolve()

    def read_bytes(self):
        with open(self, "rb") as file:
            return file.read()

    def write_bytes(self, data):
        with open(self, "wb") as file:
            return file.write(data)

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


PurePath = PosixPath = PurePosixPath = WindowsPath = PureWindowsPath = Path
