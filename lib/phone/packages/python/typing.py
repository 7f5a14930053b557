"""Names for annotations; at run time they do nothing."""


class _Special:
    def __getitem__(self, parameters):
        return self

    def __call__(self, *args, **kwargs):
        return self

    def __or__(self, other):
        return self


Any = AnyStr = Callable = ClassVar = Dict = Final = FrozenSet = Generator = Iterable = Iterator = List = Literal = _Special()
Mapping = MutableMapping = Optional = Sequence = Set = Tuple = Type = Union = Deque = NoReturn = _Special()
TYPE_CHECKING = False


class Protocol:
    pass


class Generic:
    pass


class TypedDict(dict):
    pass


class NamedTuple:
    """The base of a class whose fields are those annotated in the script's text, or called with a name and fields."""

    def __new__(cls, *args, **kwargs):
        if cls is NamedTuple:
            from collections import namedtuple

            return namedtuple(args[0], [field[0] for field in args[1]])
        return object.__new__(cls)

    def __init__(self, *args, **kwargs):
        owner = type(self)
        if "_fields" not in owner.__dict__:
            _read_fields(owner)
        names = owner._fields
        if len(args) > len(names):
            raise TypeError(
                "__new__() takes %d positional arguments but %d were given" % (len(names) + 1, len(args) + 1)
            )
        values = list(args)
        for name in names[len(args) :]:
            if name in kwargs:
                values.append(kwargs.pop(name))
            elif name in owner._field_defaults:
                values.append(owner._field_defaults[name])
            else:
                raise TypeError("__new__() missing 1 required positional argument: '%s'" % name)
        for name in kwargs:
            raise TypeError("__new__() got an unexpected keyword argument '%s'" % name)
        self._values = tuple(values)

    def __getattr__(self, name):
        names = type(self)._fields
        if name in names:
            return self._values[names.index(name)]
        raise AttributeError("'%s' object has no attribute '%s'" % (type(self).__name__, name))

    def __iter__(self):
        return iter(self._values)

    def __len__(self):
        return len(self._values)

    def __getitem__(self, place):
        return self._values[place]

    def __eq__(self, other):
        return self._values == (other._values if isinstance(other, NamedTuple) else other)

    def __lt__(self, other):
        return self._values < tuple(other)

    def __hash__(self):
        return hash(self._values)

    def _asdict(self):
        return dict(list(zip(self._fields, self._values)))

    def _replace(self, **changes):
        return type(self)(*[changes.get(name, value) for name, value in zip(self._fields, self._values)])

    def __repr__(self):
        return "%s(%s)" % (
            type(self).__name__,
            ", ".join(["%s=%r" % pair for pair in zip(self._fields, self._values)]),
        )

    __str__ = __repr__


def _read_fields(owner):
    from dataclasses import _annotated

    owner._fields = tuple(_annotated(owner.__name__))
    owner._field_defaults = {}
    for name in owner._fields:
        if name in owner.__dict__:
            owner._field_defaults[name] = owner.__dict__[name]
            delattr(owner, name)


def TypeVar(name, *args, **kwargs):
    return _Special()


def cast(kind, value):
    return value


def overload(function):
    return function


final = overload
