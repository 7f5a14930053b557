"""Data classes are out of reach: the interpreter keeps no annotations."""


def dataclass(*args, **kwargs):
    raise NotImplementedError("dataclasses do not work on the simulated phone: the interpreter keeps no annotations")


field = dataclass
