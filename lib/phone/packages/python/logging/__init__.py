"""Lines with time and level, as the logging of Python writes them; the interpreter's own takes no handlers."""

import sys
import time

import _sim
import traceback
from sim_text import Percent

CRITICAL = FATAL = 50
ERROR = 40
WARNING = WARN = 30
INFO = 20
DEBUG = 10
NOTSET = 0
_NAMES = {50: "CRITICAL", 40: "ERROR", 30: "WARNING", 20: "INFO", 10: "DEBUG", 0: "NOTSET"}
_FIELDS = "name levelno levelname created msecs filename pathname module funcName lineno threadName process".split()
_LOGGERS = {}
_LINES = []


def getLevelName(level):
    return _NAMES.get(level, "Level %s" % level)


def addLevelName(level, name):
    _NAMES[level] = name


def _to_level(level):
    if isinstance(level, int):
        return level
    for number, name in _NAMES.items():
        if name == level:
            return number
    raise ValueError("Unknown level: %r" % level)


def _find_place():
    """The line that runs, and the function that it stands in."""
    number = _sim.place()
    if not _LINES:
        with open("/project/main.py") as file:
            _LINES.extend(file.read().split("\n"))
    depth = None
    for line in reversed(_LINES[:number]):
        head = line.lstrip()
        own = len(line) - len(head)
        if depth is None:
            depth = own
        elif head and own < depth:
            depth = own
            if head.startswith(("def ", "async def ")):
                return number, head.partition("def ")[2].partition("(")[0].strip()
    return number, "<module>"


class LogRecord:
    def __init__(self, name, level, message, args):
        self.name = name
        self.levelno = level
        self.levelname = getLevelName(level)
        self.msg = message
        self.args = args
        self.created = time.time()
        self.msecs = int(self.created * 1000) % 1000
        self.exc_text = None
        self.filename = self.pathname = "main.py"
        self.module = "main"
        self.lineno, self.funcName = _find_place()
        self.threadName = "MainThread"
        self.process = 1

    def getMessage(self):
        args = self.args
        if not args:
            return str(self.msg)
        return Percent(str(self.msg)) % (args[0] if len(args) == 1 and hasattr(args[0], "items") else args)


class Formatter:
    def __init__(self, fmt=None, datefmt=None, style="%"):
        self._fmt = fmt or ("%(message)s" if style == "%" else "{message}")
        self.datefmt = datefmt
        self._style = style

    def formatTime(self, record, datefmt=None):
        if datefmt:
            return time.strftime(datefmt, time.localtime(record.created))
        return "%s,%03d" % (time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(record.created)), record.msecs)

    def format(self, record):
        # A pattern takes the interpreter's own dict alone.
        values = {name: getattr(record, name) for name in _FIELDS}
        values["message"] = record.getMessage()
        values["asctime"] = self.formatTime(record, self.datefmt)
        text = self._fmt.format(**values) if self._style == "{" else self._fmt % values
        return text if record.exc_text is None else text + "\n" + record.exc_text


class Handler:
    def __init__(self, level=NOTSET):
        self.level = _to_level(level)
        self.formatter = None

    def setLevel(self, level):
        self.level = _to_level(level)

    def setFormatter(self, formatter):
        self.formatter = formatter

    def format(self, record):
        return (self.formatter or Formatter()).format(record)

    def handle(self, record):
        if record.levelno >= self.level:
            self.emit(record)

    def flush(self):
        pass

    def close(self):
        pass


class NullHandler(Handler):
    def emit(self, record):
        pass


class StreamHandler(Handler):
    def __init__(self, stream=None):
        super().__init__()
        self.stream = stream or sys.stderr

    def emit(self, record):
        print(self.format(record), file=self.stream)


class FileHandler(Handler):
    """Opens its file for each line, so that a script that is ended keeps all lines before."""

    def __init__(self, filename, mode="a", encoding=None, delay=False):
        super().__init__()
        self.baseFilename = filename
        self._encoding = encoding
        with open(filename, mode, encoding=encoding):
            pass

    def emit(self, record):
        with open(self.baseFilename, "a", encoding=self._encoding) as file:
            file.write(self.format(record) + "\n")


class Logger:
    def __init__(self, name, level=NOTSET):
        self.name = name
        self.level = level
        self.handlers = []
        self.propagate = True

    def setLevel(self, level):
        self.level = _to_level(level)

    def getEffectiveLevel(self):
        return self.level or root.level

    def isEnabledFor(self, level):
        return level >= self.getEffectiveLevel()

    def addHandler(self, handler):
        if handler not in self.handlers:
            self.handlers.append(handler)

    def removeHandler(self, handler):
        if handler in self.handlers:
            self.handlers.remove(handler)

    def hasHandlers(self):
        return bool(self.handlers or root.handlers)

    def log(self, level, message, *args, exc_info=None, **_options):
        if not self.isEnabledFor(level):
            return
        record = LogRecord(self.name, level, message, args)
        if exc_info:
            record.exc_text = traceback.format_exc().rstrip()
        handlers = list(self.handlers)
        if self is not root and self.propagate:
            handlers += root.handlers
        if not handlers:
            if level >= WARNING:
                print(record.getMessage(), file=sys.stderr)
        for handler in handlers:
            handler.handle(record)

    def debug(self, message, *args, **options):
        self.log(DEBUG, message, *args, **options)

    def info(self, message, *args, **options):
        self.log(INFO, message, *args, **options)

    def warning(self, message, *args, **options):
        self.log(WARNING, message, *args, **options)

    warn = warning

    def error(self, message, *args, **options):
        self.log(ERROR, message, *args, **options)

    def critical(self, message, *args, **options):
        self.log(CRITICAL, message, *args, **options)

    fatal = critical

    def exception(self, message, *args, **options):
        options["exc_info"] = True
        self.log(ERROR, message, *args, **options)


root = Logger("root", WARNING)


def getLogger(name=None):
    if not name or name == "root":
        return root
    if name not in _LOGGERS:
        _LOGGERS[name] = Logger(name)
    return _LOGGERS[name]


def basicConfig(
    filename=None,
    filemode="a",
    format="%(levelname)s:%(name)s:%(message)s",
    datefmt=None,
    style="%",
    level=None,
    stream=None,
    handlers=None,
    force=False,
    encoding=None,
):
    if force:
        root.handlers = []
    if root.handlers:
        return
    if handlers is None:
        handlers = [FileHandler(filename, filemode, encoding) if filename else StreamHandler(stream)]
    for handler in handlers:
        if handler.formatter is None:
            handler.setFormatter(Formatter(format, datefmt, style))
        root.addHandler(handler)
    if level is not None:
        root.setLevel(level)


def shutdown():
    pass


def disable(level=CRITICAL):
    for logger in [root] + list(_LOGGERS.values()):
        logger.setLevel(level + 1)


def _of_root(name):
    def call(message, *args, **options):
        if not root.handlers:
            basicConfig()
        getattr(root, name)(message, *args, **options)

    return call


debug = _of_root("debug")
info = _of_root("info")
warning = warn = _of_root("warning")
error = _of_root("error")
critical = _of_root("critical")
exception = _of_root("exception")


def log(level, message, *args, **options):
    if not root.handlers:
        basicConfig()
    root.log(level, message, *args, **options)
