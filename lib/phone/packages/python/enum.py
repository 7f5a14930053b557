"""Enumerations, as far as plain members go."""


class Enum:
    pass


IntEnum = Enum
