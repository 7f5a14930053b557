"""Data classes: the interpreter keeps no annotations, so the names of the fields come from the script's text."""

import os

from sim import dict

_NOTHING = object()


class _Field:
    def __init__(self, default=_NOTHING, default_factory=_NOTHING, repr=True, compare=True, init=True, **_others):
        self.name = None
        self.default = default
        self.default_factory = default_factory
        self.repr = repr
        self.compare = compare
        self.init = init


def field(**options):
    return _Field(**options)


def _scripts():
    folders = ["/project"]
    while folders:
        folder = folders.pop()
        for name in sorted(os.listdir(folder)):
            path = folder + "/" + name
            if os.path.isdir(path):
                folders.append(path)
            elif name.endswith(".py"):
                with open(path) as file:
                    yield file.read().split("\n")


def _indent(line):
    return len(line) - len(line.lstrip())


def _annotated(name):
    """Names before a colon in the body of a class, in their order."""
    for lines in _scripts():
        for index, line in enumerate(lines):
            head = line.strip()
            if not head.startswith("class " + name) or head[6 + len(name) : 7 + len(name)] not in (":", "("):
                continue
            names = []
            depth = None
            for body in lines[index + 1 :]:
                if not body.strip() or body.strip().startswith("#"):
                    continue
                if _indent(body) <= _indent(line):
                    break
                if depth is None:
                    depth = _indent(body)
                before, colon, _after = body.strip().partition(":")
                if _indent(body) == depth and colon and _is_name(before.strip()):
                    names.append(before.strip())
            return names
    return []


def _is_name(text):
    letters = text.replace("_", "a")
    return bool(letters) and letters[0].isalpha() and all([c.isalpha() or c.isdigit() for c in letters])


def _init(self, *args, **kwargs):
    known = type(self)._fields_
    names = [key for key in known if known[key].init]
    if len(args) > len(names):
        raise TypeError(
            "__init__() takes from 1 to %d positional arguments but %d were given" % (len(names) + 1, len(args) + 1)
        )
    for key in kwargs:
        if key not in names:
            raise TypeError("__init__() got an unexpected keyword argument '%s'" % key)
    given = dict(list(zip(names, args)))
    for key in kwargs:
        if key in given:
            raise TypeError("__init__() got multiple values for argument '%s'" % key)
        given[key] = kwargs[key]
    for key, it in known.items():
        if key in given:
            value = given[key]
        elif it.default_factory is not _NOTHING:
            value = it.default_factory()
        elif it.default is not _NOTHING:
            value = it.default
        elif not it.init:
            continue
        else:
            raise TypeError("__init__() missing 1 required positional argument: '%s'" % key)
        object.__setattr__(self, key, value)
    if hasattr(self, "__post_init__"):
        self.__post_init__()


def _repr(self):
    shown = ["%s=%r" % (key, getattr(self, key)) for key, it in type(self)._fields_.items() if it.repr]
    return "%s(%s)" % (type(self).__name__, ", ".join(shown))


def _values(self):
    return tuple([getattr(self, key) for key, it in type(self)._fields_.items() if it.compare])


def _equal(self, other):
    return type(self) is type(other) and _values(self) == _values(other)


def _make(owner):
    known = dict()
    for base in owner.__bases__:
        for key, it in getattr(base, "_fields_", dict()).items():
            known[key] = it
    for key in _annotated(owner.__name__):
        default = getattr(owner, key, _NOTHING)
        if isinstance(default, (list, dict, set)):
            kind = "list" if isinstance(default, list) else "set" if isinstance(default, set) else "dict"
            raise ValueError("mutable default <class '%s'> for field %s is not allowed: use default_factory" % (kind, key))
        it = default if isinstance(default, _Field) else _Field(default)
        it.name = key
        known[key] = it
        if it is default and it.default is not _NOTHING:
            setattr(owner, key, it.default)
    owner._fields_ = known
    own = owner.__dict__
    for name, function in (("__init__", _init), ("__repr__", _repr), ("__eq__", _equal)):
        if name not in own:
            setattr(owner, name, function)
    if "__str__" not in own:
        owner.__str__ = owner.__repr__
    return owner


class FrozenInstanceError(AttributeError):
    pass


def _refuse(self, key, value):
    raise FrozenInstanceError("cannot assign to field %r" % key)


def _hash(self):
    return hash(_values(self))


def _compare(name, test):
    def compare(self, other):
        if type(self) is not type(other):
            raise TypeError(
                "'%s' not supported between instances of '%s' and '%s'"
                % (name, type(self).__name__, type(other).__name__)
            )
        return test(_values(self), _values(other))

    return compare


_ORDER = {
    "__lt__": _compare("<", lambda one, other: one < other),
    "__le__": _compare("<=", lambda one, other: one <= other),
    "__gt__": _compare(">", lambda one, other: one > other),
    "__ge__": _compare(">=", lambda one, other: one >= other),
}


def dataclass(owner=None, frozen=False, order=False, **_options):
    def make(owner):
        _make(owner)
        if order:
            for name in _ORDER:
                setattr(owner, name, _ORDER[name])
        if frozen:
            owner.__setattr__ = _refuse
            owner.__hash__ = _hash
        return owner

    return make if owner is None else make(owner)


def _convert(item, make):
    """A value in which each object of a data class has become what `make` gives for its pairs."""
    if hasattr(type(item), "_fields_"):
        return make([(key, _convert(getattr(item, key), make)) for key in type(item)._fields_])
    if isinstance(item, (list, tuple)):
        parts = [_convert(part, make) for part in item]
        return parts if isinstance(item, list) else type(item)(*parts) if hasattr(item, "_fields") else tuple(parts)
    if isinstance(item, dict):
        return dict([(_convert(key, make), _convert(item[key], make)) for key in item])
    return item


def asdict(item):
    return _convert(item, dict)


def is_dataclass(item):
    return hasattr(item, "_fields_")


def fields(item):
    if not is_dataclass(item):
        raise TypeError("must be called with a dataclass type or instance")
    return tuple(item._fields_.values())


def astuple(item):
    return _convert(item, lambda pairs: tuple([value for _key, value in pairs]))


def replace(item, **changes):
    values = dict([(key, getattr(item, key)) for key, it in type(item)._fields_.items() if it.init])
    values.update(changes)
    return type(item)(**values)
