"""Files whose names fit a pattern."""

import os

from fnmatch import fnmatch

_BACKSLASH = "\\"


def glob(pattern, recursive=False):
    return list(iglob(pattern, recursive=recursive))


def iglob(pattern, recursive=False):
    pattern = str(pattern)
    parts = pattern.replace(_BACKSLASH, "/").split("/")
    start = "/" if parts[0] == "" else parts[0] if parts[0].endswith(":") else ""
    for path in _walk(start, parts[1:] if start else parts, recursive):
        yield path.replace("/", _BACKSLASH) if _BACKSLASH in pattern else path


def _join(folder, name):
    return folder + name if folder in ("", "/") else folder + "/" + name


def _list(folder):
    try:
        return sorted(os.listdir(folder or "."))
    except OSError:
        return []


def _walk(folder, parts, recursive):
    name, rest = parts[0], parts[1:]
    if name == "**" and recursive:
        if rest:
            for path in _walk(folder, rest, recursive):
                yield path
        for inner in _list(folder):
            path = _join(folder, inner)
            if not inner.startswith("."):
                if not rest:
                    yield path
                if os.path.isdir(path):
                    for found in _walk(path, parts, recursive):
                        yield found
        return
    if "*" in name or "?" in name or "[" in name:
        found = [inner for inner in _list(folder) if fnmatch(inner, name) and not inner.startswith(".")]
    else:
        found = [name] if os.path.exists(_join(folder, name)) else []
    for inner in found:
        path = _join(folder, inner)
        if not rest:
            yield path
        else:
            for deeper in _walk(path, rest, recursive):
                yield deeper
