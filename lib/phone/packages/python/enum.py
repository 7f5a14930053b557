"""Enumerations, whose members are made as the script is read (sim_rewrite.py)."""

_MEMBERS = {}
# The names of the script, among them its classes.
SCRIPT = {}


class Enum:
    """A member; its class in the script holds the members by their names."""

    def __new__(cls, value):
        for member in _MEMBERS.get(cls.__name__, ()):
            if member.value == value or member is value:
                return member
        raise ValueError("%r is not a valid %s" % (value, cls.__name__))


def unique(owner):
    return owner


class _Member:
    def __init__(self, owner, name, value):
        self._owner = owner
        self.name = name
        self.value = value

    def __getattr__(self, name):
        """What the class of the script defines for its members; it is known once it has been made."""
        owner = SCRIPT.get(self._owner)
        if name.startswith("__") or not hasattr(owner, name):
            raise AttributeError("'%s' object has no attribute '%s'" % (self._owner, name))
        found = getattr(owner, name)
        if isinstance(found, property):
            instance = object.__new__(owner)
            instance.name = self.name
            instance.value = self.value
            return getattr(instance, name)
        return (lambda *args, **kwargs: found(self, *args, **kwargs)) if callable(found) else found

    def __repr__(self):
        return "<%s.%s: %r>" % (self._owner, self.name, self.value)

    def __str__(self):
        return "%s.%s" % (self._owner, self.name)


def _value(one):
    return one.value if isinstance(one, _Member) else one


class _ValueMember(_Member):
    """A member that is a number or a text as well."""

    def __eq__(self, other):
        return self.value == _value(other)

    def __hash__(self):
        return hash(self.value)

    def __lt__(self, other):
        return self.value < _value(other)

    def __gt__(self, other):
        return self.value > _value(other)

    def __le__(self, other):
        return self.value <= _value(other)

    def __ge__(self, other):
        return self.value >= _value(other)

    def __add__(self, other):
        return self.value + _value(other)

    def __radd__(self, other):
        return other + self.value

    def __sub__(self, other):
        return self.value - _value(other)

    def __mul__(self, other):
        return self.value * _value(other)

    def __int__(self):
        return int(self.value)


class auto:
    """Stands for the number after the one before."""

    value = None


class Members:
    """What a class of members is when it is gone through, measured, or asked for a name."""

    def __init__(self, owner):
        self._list = _MEMBERS.get(owner, [])

    def __iter__(self):
        return iter(self._list)

    def __len__(self):
        return len(self._list)

    def __contains__(self, member):
        return any([one is member for one in self._list])

    def __getitem__(self, name):
        for member in self._list:
            if member.name == name:
                return member
        raise KeyError(name)

    def keys(self):
        return [member.name for member in self._list]

    def values(self):
        return list(self._list)

    def items(self):
        return [(member.name, member) for member in self._list]


def make(owner, name, value, has_value):
    """A member of a class of the script."""
    others = _MEMBERS.setdefault(owner, [])
    if isinstance(value, auto):
        value = others[-1].value + 1 if others else 1
    member = (_ValueMember if has_value else _Member)(owner, name, value)
    others.append(member)
    return member


IntEnum = Enum
