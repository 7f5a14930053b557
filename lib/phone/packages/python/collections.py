"""Counting and grouping, which the interpreter lacks or has without the order of the keys."""

from sim import dict
import ucollections


class OrderedDict(dict):
    def move_to_end(self, key, last=True):
        others = [(other, value) for other, value in self.items() if other != key]
        own = [(key, self[key])]
        self.clear()
        self.update(others + own if last else own + others)

    def popitem(self, last=True):
        key = list(self)[-1 if last else 0]
        return key, self.pop(key)

    def copy(self):
        return OrderedDict(list(self.items()))

    def __repr__(self):
        return "OrderedDict(%s)" % (list(self.items()) or "")

    __str__ = __repr__


class deque:
    """The interpreter's own always has a length, and takes it by its place alone."""

    def __init__(self, items=(), maxlen=None):
        self.maxlen = maxlen
        self._items = []
        self.extend(items)

    def append(self, item):
        self._items.append(item)
        if self.maxlen is not None and len(self) > self.maxlen:
            self._items.pop(0)

    def appendleft(self, item):
        self._items.insert(0, item)
        if self.maxlen is not None and len(self) > self.maxlen:
            self._items.pop()

    def extend(self, items):
        for item in list(items):
            self.append(item)

    def extendleft(self, items):
        for item in list(items):
            self.appendleft(item)

    def _take(self, place):
        if not self._items:
            raise IndexError("pop from an empty deque")
        return self._items.pop(place)

    def pop(self):
        return self._take(-1)

    def popleft(self):
        return self._take(0)

    def rotate(self, n=1):
        if self._items:
            at = -n % len(self)
            self._items = self._items[at:] + self._items[:at]

    def insert(self, place, item):
        self._items.insert(place, item)

    def clear(self):
        self._items.clear()

    def copy(self):
        return deque(self, self.maxlen)

    def count(self, item):
        return self._items.count(item)

    def index(self, item):
        return self._items.index(item)

    def remove(self, item):
        self._items.remove(item)

    def reverse(self):
        self._items.reverse()

    def __len__(self):
        return len(self._items)

    def __iter__(self):
        return iter(self._items)

    def __reversed__(self):
        return reversed(self._items)

    def __contains__(self, item):
        return item in self._items

    def _check(self, place):
        if not -len(self) <= place < len(self):
            raise IndexError("deque index out of range")

    def __getitem__(self, place):
        self._check(place)
        return self._items[place]

    def __setitem__(self, place, item):
        self._check(place)
        self._items[place] = item

    def __delitem__(self, place):
        self._check(place)
        del self._items[place]

    def __eq__(self, other):
        return isinstance(other, deque) and self._items == other._items

    def __iadd__(self, items):
        self.extend(items)
        return self

    def __repr__(self):
        return "deque(%r%s)" % (self._items, "" if self.maxlen is None else ", maxlen=%d" % self.maxlen)

    __str__ = __repr__


_KEYWORDS = """False None True and as assert async await break class continue def del elif else except finally for from global
if import in is lambda nonlocal not or pass raise return try while with yield""".split()


def _rename(field, place, names):
    """The name of a field, or its place where it cannot be a name."""
    letters = field.replace("_", "a")
    is_name = letters[:1].isalpha() and all([c.isalpha() or c.isdigit() for c in letters])
    is_used = field in _KEYWORDS or field[:1] == "_" or field in names[:place]
    return field if is_name and not is_used else "_%d" % place


def namedtuple(name, fields, *, rename=False, defaults=()):
    """That of the interpreter, with what it lacks."""
    names = tuple(fields.replace(",", " ").split() if isinstance(fields, str) else fields)
    if rename:
        names = tuple([_rename(field, place, names) for place, field in enumerate(names)])
    own = ucollections.namedtuple(name, names)
    preset = dict(zip(names[len(names) - len(defaults) :], defaults))

    def begin(self, *args, **kwargs):
        for field in names[len(args) :]:
            if field in preset and field not in kwargs:
                kwargs[field] = preset[field]
        super(made, self).__init__(*args, **kwargs)

    def as_dict(self):
        return dict(zip(names, self))

    def replace(self, **changes):
        values = as_dict(self)
        for key in changes:
            if key not in values:
                raise ValueError("Got unexpected field names: %r" % [key])
            values[key] = changes[key]
        return made(*values.values())

    def refuse(self, field, value):
        raise AttributeError("can't set attribute")

    members = {"__setattr__": refuse, "_fields": names, "_asdict": as_dict, "_replace": replace}
    members["_make"] = staticmethod(lambda items: made(*items))
    if preset:
        members["__init__"] = begin
    made = type(name, (own,), members)
    return made


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


class ChainMap:
    def __init__(self, *maps):
        self.maps = list(maps) or [dict()]

    def __getitem__(self, key):
        for own in self.maps:
            if key in own:
                return own[key]
        raise KeyError(key)

    def get(self, key, default=None):
        return self[key] if key in self else default

    def __contains__(self, key):
        return any([key in own for own in self.maps])

    def __setitem__(self, key, value):
        self.maps[0][key] = value

    def __delitem__(self, key):
        del self.maps[0][key]

    def keys(self):
        found = dict()
        for own in reversed(self.maps):
            found.update(own)
        return found.keys()

    def __iter__(self):
        return iter(self.keys())

    def __len__(self):
        return len(self.keys())

    def values(self):
        return [self[key] for key in self.keys()]

    def items(self):
        return [(key, self[key]) for key in self.keys()]

    def new_child(self, own=None):
        return ChainMap(dict() if own is None else own, *self.maps)

    @property
    def parents(self):
        return ChainMap(*self.maps[1:])

    def __repr__(self):
        return "ChainMap(%s)" % ", ".join([repr(own) for own in self.maps])

    __str__ = __repr__
