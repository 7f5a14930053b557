"""Values on several lines."""

from ucollections import OrderedDict

_NativeDict = type({})


def _lines(value, room, indent, sort):
    text = _plain(value, sort)
    if len(text) <= room or not value or not isinstance(value, (list, tuple, set, frozenset, _NativeDict, OrderedDict)):
        return text
    inner = " " * indent
    if isinstance(value, (_NativeDict, OrderedDict)):
        keys = _sorted(value) if sort else list(value)
        parts = []
        for key in keys:
            head = repr(key) + ": "
            shown = _lines(value[key], room - len(head) - indent - 1, indent, sort)
            parts.append(head + shown.replace("\n", "\n" + " " * len(head)))
        ends = "{}"
    else:
        items = _sorted(value) if isinstance(value, (set, frozenset)) else value
        parts = [_lines(item, room - indent - 1, indent, sort) for item in items]
        ends = "[]" if isinstance(value, list) else "()" if isinstance(value, tuple) else "{}"
    joined = (",\n" + inner).join([part.replace("\n", "\n" + inner) for part in parts])
    end = ",)" if isinstance(value, tuple) and len(value) == 1 else ends[1]
    return ends[0] + " " * (indent - 1) + joined + end


def _sorted(values):
    try:
        return sorted(values)
    except TypeError:
        return sorted(values, key=lambda value: (type(value).__name__, str(value)))


def _plain(value, sort):
    if sort and isinstance(value, (_NativeDict, OrderedDict)):
        return "{%s}" % ", ".join(["%s: %s" % (repr(key), _plain(value[key], sort)) for key in _sorted(value)])
    if type(value) is list:
        return "[%s]" % ", ".join([_plain(item, sort) for item in value])
    return repr(value)


def pformat(value, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True):
    return _lines(value, width, max(1, indent), sort_dicts)


def pprint(value, stream=None, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True):
    print(pformat(value, indent, width, sort_dicts=sort_dicts), file=stream)


def pp(value, *args, sort_dicts=False, **options):
    pprint(value, *args, sort_dicts=sort_dicts, **options)


class PrettyPrinter:
    def __init__(self, indent=1, width=80, depth=None, stream=None, **options):
        self._how = (indent, width)
        self._stream = stream

    def pformat(self, value):
        return pformat(value, *self._how)

    def pprint(self, value):
        print(self.pformat(value), file=self._stream)
