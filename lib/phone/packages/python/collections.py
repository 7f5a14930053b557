"""Counting and grouping, which the interpreter lacks or has without the order of the keys."""

from sim import dict
from ucollections import OrderedDict, deque, namedtuple


class defaultdict(dict):
    def __init__(self, default_factory=None, *args, **kwargs):
        self.default_factory = default_factory
        super().__init__(*args, **kwargs)

    def __getitem__(self, key):
        if key not in self:
            if self.default_factory is None:
                raise KeyError(key)
            self[key] = self.default_factory()
        return super().__getitem__(key)

    def __repr__(self):
        return "defaultdict(%r, %s)" % (self.default_factory, super().__repr__())

    __str__ = __repr__


class Counter(dict):
    def __init__(self, items=None, **kwargs):
        super().__init__()
        self.update(items, **kwargs)

    def __getitem__(self, key):
        return super().__getitem__(key) if key in self else 0

    def _add(self, items, sign):
        if hasattr(items, "items"):
            for key, count in items.items():
                self[key] += sign * count
        else:
            for key in items or ():
                self[key] += sign

    def update(self, items=None, **kwargs):
        self._add(items, 1)
        self._add(kwargs, 1)

    def subtract(self, items=None, **kwargs):
        self._add(items, -1)
        self._add(kwargs, -1)

    def most_common(self, n=None):
        return sorted(self.items(), key=lambda item: -item[1])[:n]

    def elements(self):
        for key, count in self.items():
            for _ in range(count):
                yield key

    def _join(self, other, sign):
        result = Counter(self)
        result._add(other, sign)
        return Counter(dict([(key, count) for key, count in result.items() if count > 0]))

    def __add__(self, other):
        return self._join(other, 1)

    def __sub__(self, other):
        return self._join(other, -1)

    def __repr__(self):
        if not self:
            return "Counter()"
        return "Counter({%s})" % ", ".join(["%r: %r" % item for item in self.most_common()])

    __str__ = __repr__
