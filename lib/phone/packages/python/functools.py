"""Functions about functions; the interpreter has the first few."""


def partial(function, *args, **kwargs):
    def call(*more, **others):
        values = kwargs.copy()
        values.update(others)
        return function(*(args + more), **values)

    return call


_NOTHING = object()


def reduce(function, items, initial=_NOTHING):
    total = initial
    for item in items:
        total = item if total is _NOTHING else function(total, item)
    if total is _NOTHING:
        raise TypeError("reduce() of empty sequence with no initial value")
    return total


def wraps(wrapped, *_args, **_options):
    # Functions of the interpreter take no attributes.
    return lambda wrapper: wrapper


def update_wrapper(wrapper, wrapped, *_args, **_options):
    return wrapper


def lru_cache(maxsize=128, typed=False):
    def decorate(function):
        known = {}

        def call(*args, **kwargs):
            key = args + tuple(sorted(kwargs.items()))
            if key not in known:
                if not callable(maxsize) and maxsize is not None and len(known) >= maxsize:
                    known.clear()
                known[key] = function(*args, **kwargs)
            return known[key]

        return call

    return decorate(maxsize) if callable(maxsize) else decorate


def cmp_to_key(compare):
    class Key:
        def __init__(self, value):
            self.value = value

        def __lt__(self, other):
            return compare(self.value, other.value) < 0

        def __gt__(self, other):
            return compare(self.value, other.value) > 0

        def __eq__(self, other):
            return compare(self.value, other.value) == 0

    return Key


def total_ordering(owner):
    own = owner.__dict__
    if "__lt__" in own:
        owner.__gt__ = lambda self, other: not (self < other or self == other)
        owner.__le__ = lambda self, other: self < other or self == other
        owner.__ge__ = lambda self, other: not self < other
    elif "__gt__" in own:
        owner.__lt__ = lambda self, other: not (self > other or self == other)
        owner.__ge__ = lambda self, other: self > other or self == other
        owner.__le__ = lambda self, other: not self > other
    return owner
