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


def NamedTuple(name, fields):
    from collections import namedtuple

    return namedtuple(name, [field[0] for field in fields])


def TypeVar(name, *args, **kwargs):
    return _Special()


def cast(kind, value):
    return value


def overload(function):
    return function


final = overload
