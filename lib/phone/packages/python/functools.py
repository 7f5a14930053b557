"""Functions about functions; the interpreter has the first few."""

import builtins

from ucollections import namedtuple


def partial(function, *args, **kwargs):
    def call(*more, **others):
        values = kwargs.copy()
        values.update(others)
        if function is int and "base" in values:
            # The interpreter knows the base by its place alone.
            return int(*(args + more + (values["base"],)))
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


class _Function:
    """A function with members, which those of the interpreter cannot have."""

    def __init__(self, call, wrapped):
        self._call = call
        self.__wrapped__ = wrapped
        for name in ("__name__", "__doc__", "__module__"):
            setattr(self, name, getattr(wrapped, name, None))

    def __call__(self, *args, **kwargs):
        return self._call(*args, **kwargs)

    def __get__(self, owner, kind=None):
        return self if owner is None else partial(self, owner)

    def __repr__(self):
        return "<function %s>" % self.__name__


def _plain(kind):
    """Hands a function with members over as one of the interpreter, which else gives it the object too."""
    return lambda function: kind((lambda *args, **kwargs: function(*args, **kwargs)) if isinstance(function, _Function) else function)


builtins.staticmethod = _plain(staticmethod)
builtins.classmethod = _plain(classmethod)


def update_wrapper(wrapper, wrapped, *_args, **_options):
    if isinstance(wrapper, (type(update_wrapper), type(lambda: wrapper))):
        return _Function(wrapper, wrapped)
    wrapper.__name__ = wrapped.__name__
    return wrapper


def wraps(wrapped, *_args, **_options):
    return lambda wrapper: update_wrapper(wrapper, wrapped)


_CacheInfo = namedtuple("CacheInfo", ("hits", "misses", "maxsize", "currsize"))


class _Cache(_Function):
    def __init__(self, function, maxsize):
        super().__init__(function, function)
        self._most = maxsize
        self.cache_clear()

    def cache_clear(self):
        self._known = {}
        self._used = []
        self._hits = self._misses = 0

    def cache_info(self):
        return _CacheInfo(self._hits, self._misses, self._most, len(self._known))

    def __call__(self, *args, **kwargs):
        key = args + tuple(sorted(kwargs.items()))
        if key in self._known:
            self._hits += 1
        else:
            self._misses += 1
            value = self._call(*args, **kwargs)
            self._known[key] = value
        if self._most is not None:
            if key in self._used:
                self._used.remove(key)
            self._used.append(key)
            if len(self._used) > self._most:
                del self._known[self._used.pop(0)]
                return value
        return self._known[key]


def lru_cache(maxsize=128, typed=False):
    if callable(maxsize):
        return _Cache(maxsize, 128)
    return lambda function: _Cache(function, maxsize)


class cached_property:
    def __init__(self, function):
        self._function = function
        self._name = function.__name__

    def __get__(self, owner, kind=None):
        if owner is None:
            return self
        # The interpreter asks the class first, so the value stands beside it.
        values = _VALUES.setdefault(id(owner), (owner, {}))[1]
        if self not in values:
            values[self] = self._function(owner)
        return values[self]


# By the number of an object, which is kept, else another one could get its number.
_VALUES = {}


class _Dispatch(_Function):
    def __init__(self, function):
        super().__init__(function, function)
        self._kinds = []

    def register(self, kind, function=None):
        if not isinstance(kind, type):
            raise TypeError("the simulated phone does not read annotations: write @%s.register(int)" % self.__name__)
        if function is None:
            return lambda found: self.register(kind, found)
        self._kinds.append((kind, function))
        return function

    def __call__(self, *args, **kwargs):
        return self.dispatch(type(args[0]))(*args, **kwargs)

    def dispatch(self, kind):
        for own, function in self._kinds:
            if own is kind:
                return function
        for own, function in reversed(self._kinds):
            if issubclass(kind, own):
                return function
        return self._call


def singledispatch(function):
    return _Dispatch(function)


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
