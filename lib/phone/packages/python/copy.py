"""Copies of values and of objects."""

from ucollections import OrderedDict


class Error(Exception):
    pass


_PLAIN = (int, float, complex, bool, str, bytes, type, type(None), type(len), type(lambda: 0), range)


def _begin(value):
    """An object of the same class without members."""
    return object.__new__(type(value))


def copy(value):
    own = getattr(value, "__copy__", None)
    if own:
        return own()
    if isinstance(value, _PLAIN) or isinstance(value, (tuple, frozenset)):
        return value
    if isinstance(value, (list, set, bytearray)) or type(value) is type({}):
        return value.copy() if hasattr(value, "copy") else type(value)(value)
    if isinstance(value, OrderedDict) or hasattr(value, "copy"):
        return value.copy()
    made = _begin(value)
    for name, member in value.__dict__.items():
        setattr(made, name, member)
    return made


def deepcopy(value, memo=None):
    memo = [] if memo is None else memo
    for known, made in memo if isinstance(memo, list) else ():
        if known is value:
            return made
    own = getattr(value, "__deepcopy__", None)
    if own:
        return own({})
    if isinstance(value, _PLAIN):
        return value
    if isinstance(value, list):
        made = []
        memo.append((value, made))
        for item in value:
            made.append(deepcopy(item, memo))
        return made
    if isinstance(value, tuple):
        items = [deepcopy(item, memo) for item in value]
        return type(value)(*items) if hasattr(value, "_fields") else tuple(items)
    if isinstance(value, (set, frozenset)):
        return type(value)([deepcopy(item, memo) for item in value])
    if isinstance(value, bytearray):
        return bytearray(value)
    if isinstance(value, OrderedDict) or type(value) is type({}):
        made = copy(value)
        memo.append((value, made))
        for key in list(value):
            made[key] = deepcopy(value[key], memo)
        return made
    if hasattr(value, "_items") and hasattr(value, "maxlen"):
        return type(value)([deepcopy(item, memo) for item in value], value.maxlen)
    made = _begin(value)
    memo.append((value, made))
    for name, member in value.__dict__.items():
        setattr(made, name, deepcopy(member, memo))
    return made
