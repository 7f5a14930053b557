"""JSON as Python has it: order kept, `indent`, `ensure_ascii` and the other options understood."""

import _sim
from ucollections import OrderedDict
from sim import NAMES, dict

_NativeDict = type({})
NAMES["O"] = lambda flat: dict([(flat[index], flat[index + 1]) for index in range(0, len(flat), 2)])


_NUMBERS = {"inf": "Infinity", "-inf": "-Infinity", "nan": "NaN"}


class JSONDecodeError(ValueError):
    def __init__(self, text, doc):
        super().__init__(text)
        self.msg, _, place = text.partition(": line ")
        self.lineno, self.colno, self.pos = [int(word.strip("()")) for word in place.split() if word.strip("()").isdigit()]
        self.doc = doc


class JSONEncoder:
    def default(self, item):
        raise TypeError("Object of type %s is not JSON serializable" % type(item).__name__)


def loads(text):
    if not isinstance(text, str):
        text = text.decode()
    answer = _sim.parse_json(text)
    if answer.startswith("!"):
        raise JSONDecodeError(answer[1:], text)
    return eval(answer, NAMES)


def load(file):
    return loads(file.read())


def _text(value, ascii):
    result = '"'
    for character in value:
        code = ord(character)
        place = '"\\\n\r\t\b\f'.find(character)
        if place >= 0:
            result += "\\" + '"\\nrtbf'[place]
        elif code < 32 or (ascii and 126 < code < 65536):
            result += "\\u%04x" % code
        elif ascii and code >= 65536:
            code -= 65536
            result += "\\u%04x\\u%04x" % (0xD800 + (code >> 10), 0xDC00 + (code & 1023))
        else:
            result += character
    return result + '"'


def dumps(value, *, indent=None, ensure_ascii=True, sort_keys=False, separators=None, default=None, cls=JSONEncoder, **options):
    default = default or cls().default
    step = " " * indent if isinstance(indent, int) else indent
    comma, colon = separators or ("," if indent is not None else ", ", ": ")

    def write(item, before):
        if item is None:
            return "null"
        if item is True:
            return "true"
        if item is False:
            return "false"
        if isinstance(item, str):
            return _text(item, ensure_ascii)
        if isinstance(item, (int, float)):
            return _NUMBERS.get(repr(item)) or repr(item)
        inner = before + step if step is not None else ""
        if isinstance(item, (list, tuple)):
            parts = [write(part, inner) for part in item]
            marks = "[]"
        elif isinstance(item, (_NativeDict, OrderedDict)):
            keys = sorted(item) if sort_keys else list(item)
            parts = [
                _text(key if isinstance(key, str) else write(key, inner), ensure_ascii) + colon + write(item[key], inner)
                for key in keys
            ]
            marks = "{}"
        else:
            return write(default(item), before)
        if not parts:
            return marks
        if step is None:
            return marks[0] + comma.join(parts) + marks[1]
        return marks[0] + "\n" + inner + (comma + "\n" + inner).join(parts) + "\n" + before + marks[1]

    return write(value, "")


def dump(value, file, **options):
    file.write(dumps(value, **options))
