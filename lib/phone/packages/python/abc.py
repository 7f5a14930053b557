"""Classes with methods that the classes below them must write."""

_ABSTRACT = []


def abstractmethod(function):
    # A list, since functions of the interpreter take no attributes.
    _ABSTRACT.append(function)
    return function


def _is_abstract(owner, name):
    value = getattr(owner, name, None)
    return any([value is function for function in _ABSTRACT])


class ABC:
    def __new__(cls, *_args, **_kwargs):
        open = [name for name in sorted(dir(cls)) if _is_abstract(cls, name)]
        if open:
            raise TypeError(
                "Can't instantiate abstract class %s with abstract method%s %s"
                % (cls.__name__, "" if len(open) == 1 else "s", ", ".join(open))
            )
        return object.__new__(cls)
