"""Copying, moving and deleting of files and folders."""

import os
from ucollections import namedtuple

_Usage = namedtuple("usage", ("total", "used", "free"))
_BYTES_IN_ALL = 117897033677
_BYTES_FREE = 44345538150


def copyfile(source, target):
    with open(source, "rb") as file:
        data = file.read()
    with open(target, "wb") as file:
        file.write(data)
    return target


def copy(source, target):
    if os.path.isdir(target):
        target = os.path.join(target, os.path.basename(source))
    return copyfile(source, target)


copy2 = copy


def move(source, target):
    if os.path.isdir(target):
        target = os.path.join(target, os.path.basename(source))
    os.replace(source, target)
    return target


def rmtree(path, ignore_errors=False):
    if ignore_errors and not os.path.exists(path):
        return
    for name in os.listdir(path):
        inner = os.path.join(path, name)
        if os.path.isdir(inner):
            rmtree(inner)
        else:
            os.remove(inner)
    os.rmdir(path)


def copytree(source, target, dirs_exist_ok=False):
    os.makedirs(target, exist_ok=dirs_exist_ok)
    for name in os.listdir(source):
        inner = os.path.join(source, name)
        (copytree if os.path.isdir(inner) else copyfile)(inner, os.path.join(target, name))
    return target


def copyfileobj(source, target):
    target.write(source.read())


def which(name):
    return None


def disk_usage(path):
    """The same for each path: the phone has one disk."""
    os.stat(path)
    return _Usage(_BYTES_IN_ALL, _BYTES_IN_ALL - _BYTES_FREE, _BYTES_FREE)
