"""What the interpreter's own modules and names lack, for scripts that are rewritten."""

import builtins
import os
import sys

import sim
import sim_text

_SECONDS_IN_STAT = 8
# Errors that the interpreter lacks, after what they are.
_ERRORS = (
    ("Exception", "Warning SystemError BufferError ReferenceError"),
    ("Warning", "UserWarning DeprecationWarning PendingDeprecationWarning RuntimeWarning FutureWarning SyntaxWarning ImportWarning UnicodeWarning BytesWarning ResourceWarning"),
    ("ArithmeticError", "FloatingPointError"),
    ("IndentationError", "TabError"),
    ("UnicodeError", "UnicodeEncodeError UnicodeDecodeError"),
    ("OSError", "BlockingIOError ChildProcessError InterruptedError IsADirectoryError NotADirectoryError ProcessLookupError"),
    ("ConnectionError", "BrokenPipeError ConnectionAbortedError ConnectionRefusedError ConnectionResetError"),
)


class _Stat(tuple):
    """What `os.stat` gives, by the names of Python too."""

    def __getattr__(self, name):
        names = ("st_mode", "st_ino", "st_dev", "st_nlink", "st_uid", "st_gid", "st_size", "st_atime", "st_mtime", "st_ctime")
        if name not in names:
            raise AttributeError("'os.stat_result' object has no attribute '%s'" % name)
        return self[names.index(name)]


class _Entry:
    def __init__(self, folder, name):
        self.name = name
        self.path = os.path.join(folder, name)

    def is_dir(self):
        return os.path.isdir(self.path)

    def is_file(self):
        return os.path.isfile(self.path)

    def stat(self):
        return os.stat(self.path)


class _Entries:
    def __init__(self, folder):
        self._entries = iter([_Entry(folder, name) for name in os.listdir(folder)])

    def __iter__(self):
        return self._entries

    def __enter__(self):
        return self._entries

    def __exit__(self, *error):
        return None


def _relative(path, start=None):
    parts = [part for part in os.path.abspath(path).split("/") if part]
    before = [part for part in os.path.abspath(start or os.getcwd()).split("/") if part]
    while parts and before and parts[0] == before[0]:
        parts.pop(0)
        before.pop(0)
    return "/".join([".."] * len(before) + parts) or "."


def _normal(path):
    """A path without what goes back, and without points."""
    path = str(path)
    kept = []
    for part in path.split("/"):
        if part == ".." and kept and kept[-1] != "..":
            kept.pop()
        elif part not in ("", ".") and not (part == ".." and path[:1] == "/"):
            kept.append(part)
    return ("/" if path[:1] == "/" else "") + "/".join(kept) or "."


def _whole(path):
    path = str(path)
    return _normal(path if path[:1] == "/" or path[1:2] == ":" else os.getcwd() + "/" + path)


def _common(texts):
    texts = list(texts)
    if not texts:
        return ""
    first, last = min(texts), max(texts)
    place = 0
    while place < min(len(first), len(last)) and first[place] == last[place]:
        place += 1
    return first[:place]


def _expand(path):
    for name in os.environ:
        path = path.replace("$" + name, os.environ[name]).replace("${" + name + "}", os.environ[name])
    return path


def _mend_files():
    stat = os.stat
    os.stat = lambda path: _Stat(stat(path))
    # A device has names of its own there; a script here knows those that it sets.
    os.environ = dict()
    os.getenv = lambda name, default=None: os.environ.get(name, default)
    os.name = "nt" if "sim_windows" in sys.modules else "posix"
    os.linesep = "\r\n" if os.name == "nt" else "\n"
    os.curdir, os.pardir, os.pathsep, os.extsep = ".", "..", ":", "."
    os.getpid = lambda: 1
    os.cpu_count = lambda: 8
    os.F_OK, os.X_OK, os.W_OK, os.R_OK = 0, 1, 2, 4
    os.access = lambda path, mode: os.path.exists(path)
    os.scandir = _Entries
    os.urandom = lambda count: bytes([__import__("random").randrange(256) for _ in range(count)])
    path = os.path
    path.isabs = lambda name: str(name)[:1] == "/" or str(name)[1:2] == ":"
    path.normpath = _normal
    path.abspath = path.realpath = _whole
    # A device has a folder of its own there, which is not known here.
    path.expanduser = lambda name: name
    path.relpath = _relative
    path.commonprefix = _common
    path.commonpath = lambda names: _common([os.path.abspath(name) + "/" for name in names]).rpartition("/")[0] or "/"
    path.islink = lambda name: False
    path.samefile = lambda one, other: path.abspath(one) == path.abspath(other)
    path.expandvars = _expand
    path.getmtime = path.getctime = path.getatime = lambda name: float(os.stat(name)[_SECONDS_IN_STAT])


class _System:
    """The module `sys`, of which the interpreter's own cannot be changed."""

    def __init__(self, own, caught):
        self._own = own
        self._caught = caught
        # What the simulation speaks is Python 3.8.
        self.version_info = _Version((3, 8, 0, "final", 0))
        self.version = "3.8.0 (simulated)"
        for platform, name in (("sim_android", "linux"), ("sim_windows", "win32")):
            if platform in own.modules:
                self.platform = name
        self.executable = ""
        self.prefix = ""
        self.hexversion = 0x030800F0
        self.maxsize = (1 << 63) - 1

    def __getattr__(self, name):
        return getattr(self._own, name)

    def exc_info(self):
        error = self._caught[0]
        return (None, None, None) if error is None else (type(error), error, None)

    def getsizeof(self, value):
        raise NotImplementedError("the simulated phone does not know the size of a value in memory; leave it out here")

    def getrecursionlimit(self):
        return 1000

    def setrecursionlimit(self, limit):
        return None

    def getdefaultencoding(self):
        return "utf-8"

    getfilesystemencoding = getdefaultencoding

    def intern(self, text):
        return text

    @property
    def stdout(self):
        return sim.OUT[0]

    @stdout.setter
    def stdout(self, target):
        sim.OUT[0] = target

    @property
    def __stdout__(self):
        return self._own.stdout


class _Version(tuple):
    @property
    def major(self):
        return self[0]

    @property
    def minor(self):
        return self[1]

    @property
    def micro(self):
        return self[2]


def _find_doc(owner):
    """The text with which a function or a class begins; the interpreter does not keep it."""
    own = getattr(owner, "__wrapped__", owner)
    name = getattr(own, "__name__", None) or type(own).__name__
    with open("/project/main.py") as file:
        lines = file.read().split("\n")
    for index, line in enumerate(lines):
        head = line.strip()
        head = head[6:] if head.startswith("async ") else head
        if not head.startswith(("def " + name + "(", "class " + name + "(", "class " + name + ":")):
            continue
        while not lines[index].split("#")[0].rstrip().endswith(":"):
            index += 1
            if index >= len(lines):
                return None
        rest = "\n".join(lines[index + 1 :]).lstrip()
        start = rest.lstrip("rRuU")
        for quote in ('"""', "'''", '"', "'"):
            if start.startswith(quote):
                end = start.find(quote, len(quote))
                while end > 0 and start[end - 1] == "\\":
                    end = start.find(quote, end + 1)
                return eval(rest[: len(rest) - len(start) + end + len(quote)]) if end > 0 else None
        return None
    return None


def _member(owner, name):
    """A member of an error that the interpreter does not keep."""
    import sim_rewrite

    if name == "__dict__":
        return sim_text.Members(owner)
    if name == "__doc__":
        return getattr(owner, name, None) or _find_doc(owner)
    if not isinstance(owner, BaseException):
        return getattr(owner, name)
    for error, other, is_direct in sim_rewrite._LINKS:
        if error is owner:
            if name == "__suppress_context__":
                return is_direct
            if name == "__context__" or is_direct:
                return other
    return False if name == "__suppress_context__" else None


def install(source, caught):
    for base, names in _ERRORS:
        for name in names.split():
            setattr(builtins, name, type(name, (eval(base),), {}))
    builtins.RecursionError = RuntimeError
    builtins.EnvironmentError = OSError
    builtins._sim_member_of_ = _member
    if "os" in source or "environ" in source:
        _mend_files()
    if "time" in source:
        import sim_clock
        import time

        time.strftime = sim_clock.strftime
    if "sys" in source:
        sys.modules["sys"] = _System(sys, caught)
    if "heapq" in source:
        import sim_heapq

        # The interpreter's own comes before any file.
        sys.modules["heapq"] = sim_heapq
    if "collections.abc" in source:
        import typing

        sys.modules["collections.abc"] = typing

