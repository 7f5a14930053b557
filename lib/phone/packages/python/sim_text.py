"""Methods that the interpreter lacks or has in part, a format that it has in part, and named arguments in their order."""

import builtins

import _sim
import sim
from sim import convert, dict


def _upper(text):
    return _sim.letters(text, "upper")


def _lower(text):
    return _sim.letters(text, "lower")


def _is_letter(character):
    return _sim.letters(character, "isalpha")


def _title(text):
    result = ""
    before = " "
    for character in text:
        result += _lower(character) if _is_letter(before) else _upper(character)
        before = character
    return result


def _pad(text, width, fill, left):
    gap = fill * max(0, width - len(text))
    return gap + text if left else text + gap


def _center(text, width, fill=" "):
    gap = max(0, width - len(text))
    left = gap // 2 + (gap & width & 1)
    return fill * left + text + fill * (gap - left)


def _zfill(text, width):
    sign = text[:1] if text[:1] in ("+", "-") else ""
    return sign + _pad(text[len(sign) :], width - len(sign), "0", True)


def _expandtabs(text, tabsize=8):
    result = ""
    column = 0
    for character in text:
        gap = tabsize - column % tabsize if character == "\t" and tabsize else 0
        result += " " * gap if character == "\t" else character
        column = 0 if character in "\r\n" else column + (gap if character == "\t" else 1)
    return result


def _write_lines(file, lines):
    own = getattr(file, "writelines", None)
    if own:
        return own(lines)
    for line in lines:
        file.write(line)


def _find_value(name, args, names, counted):
    """What a field of `format` names: the next argument, one by its number or name, and parts of it."""
    ends = [place for place in (name.find("."), name.find("[")) if place >= 0] + [len(name)]
    head, rest = name[: min(ends)], name[min(ends) :]
    if head and not head.isdigit():
        value = names[head]
    else:
        place = int(head) if head else len(counted)
        if not head:
            counted.append(place)
        if place >= len(args):
            raise IndexError("Replacement index %d out of range for positional args tuple" % place)
        value = args[place]
    while rest:
        if rest[0] == "[":
            key, _, rest = rest[1:].partition("]")
            value = value[int(key) if key.isdigit() else key]
        else:
            name = rest[1:].partition("[")[0].partition(".")[0]
            rest = rest[1 + len(name) :]
            value = getattr(value, name)
    return value


def _fill(text, args, names, counted):
    result = ""
    while text:
        place = min([at for at in (text.find("{"), text.find("}")) if at >= 0] + [len(text)])
        result += text[:place]
        brace = text[place : place + 1]
        if not brace:
            break
        if text[place + 1 : place + 2] == brace:
            result += brace
            text = text[place + 2 :]
            continue
        end = place + 1
        depth = 1 if brace == "{" else -1
        while depth > 0 and end < len(text):
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
        if depth:
            raise ValueError("Single '%s' encountered in format string" % brace)
        name, _, form = text[place + 1 : end - 1].partition(":")
        name, _, how = name.partition("!")
        value = _find_value(name, args, names, counted)
        result += convert(value, how, _fill(form, args, names, counted))
        text = text[end:]
    return result


class Percent:
    """A text before `%`, with names or widths of which the interpreter knows less."""

    def __init__(self, text):
        self._text = text

    def __mod__(self, values):
        args = values if isinstance(values, tuple) else (values,)
        used = 0
        result = ""
        text = self._text
        while text:
            before, sign, text = text.partition("%")
            result += before
            if not sign:
                break
            name = None
            if text[:1] == "(":
                name, _, text = text[1:].partition(")")
            form = text[: len(text) - len(text.lstrip("-+ #0123456789.*"))]
            kind = text[len(form) : len(form) + 1]
            text = text[len(form) + 1 :]
            if kind == "%":
                result += "%"
                continue
            if "*" in form or not name and used >= len(args):
                if used + form.count("*") >= len(args):
                    raise TypeError("not enough arguments for format string")
                for _ in range(form.count("*")):
                    form = form.replace("*", str(args[used]), 1)
                    used += 1
            if name is None:
                value = args[used]
                used += 1
            else:
                value = values[name]
            if kind == "f" and isinstance(value, float):
                value = sim._settle_half(value, int(form.rpartition(".")[2] or 0) if "." in form else 6)
            if kind not in ("s", "r"):
                result += ("%" + form + kind) % (value,)
                continue
            shown = convert(value, kind)
            width, point, most = form.lstrip("-+ #0").partition(".")
            shown = shown[: int(most or 0)] if point else shown
            result += _pad(shown, int(width or 0), " ", "-" not in form)
        if "%(" not in self._text and used < len(args):
            raise TypeError("not all arguments converted during string formatting")
        return result


def make_table(letters, others=None, removed=""):
    """The table of `str.maketrans`, by which `translate` exchanges letters."""
    if others is None:
        return dict([(ord(key) if isinstance(key, str) else key, letters[key]) for key in letters])
    pairs = [(ord(letter), other) for letter, other in zip(letters, others)]
    return dict(pairs + [(ord(letter), None) for letter in removed])


def _translate(text, table):
    result = ""
    for letter in text:
        other = table.get(ord(letter), letter)
        result += chr(other) if isinstance(other, int) else other or ""
    return result


def _rsplit(text, sep=None, maxsplit=-1):
    if sep is not None or maxsplit < 0:
        return text.rsplit(sep, maxsplit)
    parts = []
    rest = text.rstrip()
    while rest and len(parts) < maxsplit:
        place = len(rest)
        while place and not rest[place - 1].isspace():
            place -= 1
        parts.insert(0, rest[place:])
        rest = rest[:place].rstrip()
    return ([rest] if rest else []) + parts


def _is_title(text):
    return text == _title(text) and any([_is_letter(letter) for letter in text])


def _is_identifier(text):
    return bool(text) and not text[0].isdigit() and all([c == "_" or c.isdigit() or _is_letter(c) for c in text])


_CODECS = {"utf8": 0x110000, "latin1": 256, "iso88591": 256, "ascii": 128, "usascii": 128, "utf8sig": 0x110000}


def _limit(encoding):
    name = encoding.lower().replace("-", "").replace("_", "")
    if name not in _CODECS:
        raise LookupError("the simulated phone has no encoding %r; use 'utf-8' here" % encoding)
    return name, _CODECS[name]


def _encode(text, encoding="utf-8", errors="strict"):
    name, limit = _limit(encoding)
    if limit > 256:
        return (b"\xef\xbb\xbf" if name == "utf8sig" else b"") + text.encode()
    codes = []
    for place, letter in enumerate(text):
        if ord(letter) < limit:
            codes.append(ord(letter))
        elif errors == "replace":
            codes.append(63)
        elif errors != "ignore":
            raise UnicodeEncodeError(
                "%r codec can't encode character %s in position %d: ordinal not in range(%d)"
                % ("ascii" if limit == 128 else "latin-1", ascii(letter), place, limit)
            )
    return bytes(codes)


def _decode(data, encoding="utf-8", errors="strict"):
    name, limit = _limit(encoding)
    if name == "utf8sig" and data[:3] == b"\xef\xbb\xbf":
        data = data[3:]
    result = ""
    place = 0
    while place < len(data):
        first = data[place]
        count = 1 if first < 128 or limit == 256 else 0 if limit == 128 or first < 194 else 2 if first < 224 else 3 if first < 240 else 4 if first < 245 else 0
        try:
            if not count:
                raise UnicodeError
            result += chr(first) if limit <= 256 else bytes(data[place : place + count]).decode()
        except UnicodeError:
            if errors == "strict":
                why = "ordinal not in range(128)" if limit == 128 else "invalid start byte" if not count else "invalid continuation byte"
                if count and place + count > len(data):
                    why = "unexpected end of data"
                raise UnicodeDecodeError(
                    "%r codec can't decode byte 0x%02x in position %d: %s"
                    % ("ascii" if limit == 128 else "utf-8", first, place, why)
                )
            result += "" if errors == "ignore" else "\ufffd"
            count = 1
        place += count
    return result


def _to_bytes(number, length, byteorder, signed=False):
    if number < 0 and not signed:
        raise OverflowError("can't convert negative int to unsigned")
    least = -(1 << (8 * length - 1)) if signed else 0
    if not least <= number < least + (1 << (8 * length)):
        raise OverflowError("int too big to convert")
    codes = [(number >> (8 * place)) & 255 for place in range(length)]
    return bytes(codes if byteorder == "little" else codes[::-1])


def _from_bytes(data, byteorder, signed=False):
    number = 0
    for code in data if byteorder == "big" else reversed(list(data)):
        number = number << 8 | code
    return number - (1 << (8 * len(data))) if signed and number >> (8 * len(data) - 1) == 1 else number


def _ratio(number):
    below = 1
    while number != int(number):
        number *= 2
        below *= 2
    return int(number), below


def _join_sets(first, others, combine):
    for other in others:
        first = combine(first, set(other))
    return first if others else type(first)(first)


METHODS = {
    "format": lambda text, *args, **names: _fill(text, args, names, []),
    "format_map": lambda text, names: _fill(text, (), names, []),
    "translate": _translate,
    "ljust": lambda text, width, fill=" ": _pad(text, width, fill, False),
    "rjust": lambda text, width, fill=" ": _pad(text, width, fill, True),
    "center": _center,
    "zfill": _zfill,
    "title": _title,
    "capitalize": lambda text: _upper(text[:1]) + _lower(text[1:]),
    "swapcase": lambda text: "".join([_lower(c) if c == _upper(c) else _upper(c) for c in text]),
    "casefold": lambda text: _lower(text).replace("ß", "ss"),
    "isalnum": lambda text: bool(text) and all([_is_letter(c) or c.isdigit() for c in text]),
    "isdecimal": lambda text: text.isdigit(),
    "isnumeric": lambda text: text.isdigit(),
    "istitle": _is_title,
    "isidentifier": _is_identifier,
    "isprintable": lambda text: all([letter >= " " and letter != "\x7f" for letter in text]),
    "isascii": lambda text: all([letter < "\x80" for letter in text]),
    "expandtabs": _expandtabs,
    "split": lambda text, sep=None, maxsplit=-1: text.split(sep, maxsplit),
    "rsplit": _rsplit,
    "encode": _encode,
}
_INT = {
    "bit_length": lambda number: len(bin(abs(number))) - 2 if number else 0,
    "to_bytes": _to_bytes,
    "as_integer_ratio": lambda number: (number, 1),
    "conjugate": lambda number: number,
}
_FLOAT = {"is_integer": lambda number: number == number // 1, "as_integer_ratio": _ratio, "conjugate": lambda number: number}
_COMPLEX = {"conjugate": lambda number: complex(number.real, -number.imag)}
_BYTES = {"decode": _decode}
_SET = {
    "union": lambda own, *others: _join_sets(own, others, lambda one, other: one | other),
    "intersection": lambda own, *others: _join_sets(own, others, lambda one, other: one & other),
    "difference": lambda own, *others: _join_sets(own, others, lambda one, other: one - other),
}
_KINDS = (
    (str, METHODS),
    (int, _INT),
    (float, _FLOAT),
    (complex, _COMPLEX),
    (bytes, _BYTES),
    (bytearray, _BYTES),
    (set, _SET),
    (frozenset, _SET),
)


def _method(owner, name):
    """Gives a method that the interpreter lacks or has in part; of other objects their own."""
    for kind, methods in _KINDS:
        if name in methods and owner is kind:
            return methods[name]
        if name in methods and isinstance(owner, kind):
            return lambda *args, **how: methods[name](owner, *args, **how)
    if name == "writelines":
        return lambda lines: _write_lines(owner, lines)
    if owner is str and name == "maketrans" or isinstance(owner, str) and name == "maketrans":
        return make_table
    if owner is int and name == "from_bytes":
        return _from_bytes
    return sim._method(owner, name)


_ORDER = []
_SOURCE = [""]


def _order(more, *names):
    """Keeps the order in which a call names its arguments; `more` are those that it takes from a dict, pairs stand behind it."""
    late = [pair for pair in names if isinstance(pair, tuple)]
    if late:
        more = dict(more)
        for name, value in late:
            if name in more:
                raise TypeError("got multiple values for keyword argument '%s'" % name)
            more[name] = value
    _ORDER[:] = [name for name in names if isinstance(name, str)] + list(more)
    return more


def _named(values):
    """Named arguments in the order of the call, for a function that takes any."""
    if not values:
        return values
    return dict([(name, values[name]) for name in _ORDER + list(values) if name in values])


class Members(dict):
    """The members of an object in the order in which the script makes them."""

    def __init__(self, owner):
        own = owner.__dict__
        super().__init__([(name, own[name]) for name in sorted(own, key=_place)])
        self._owner = owner

    def __setitem__(self, name, value):
        super().__setitem__(name, value)
        setattr(self._owner, name, value)

    def update(self, *others, **named):
        for other in others + (named,):
            for name, value in dict(other).items():
                super().__setitem__(name, value)
                if hasattr(self, "_owner"):
                    setattr(self._owner, name, value)


def _place(name):
    source = _SOURCE[0]
    for form in (".%s = ", ";%s: ", ";%s = ", "%s"):
        place = source.find(form % name)
        if place >= 0:
            return place
    return len(source)


def _own(function):
    """A function that a script gives members."""
    from functools import _Function

    return function if isinstance(function, _Function) or not callable(function) else _Function(function, function)


class _Plain:
    """What a class without `__init__` extends: one of the interpreter takes any arguments."""

    def __init__(self, *args, **named):
        if args or named:
            raise TypeError(type(self).__name__ + "() takes no arguments")


def _places(items, part):
    return list(range(len(items)))[part] if isinstance(part, slice) else None


def _set_steps(steps, part, values):
    items = steps._items
    places = _places(items, part)
    if places is None or not isinstance(items, list):
        items[part] = values
        return
    values = list(values)
    if len(values) != len(places):
        if part.step in (None, 1):
            items[part.start : part.stop] = values
            return
        raise ValueError("attempt to assign sequence of size %d to extended slice of size %d" % (len(values), len(places)))
    for place, value in zip(places, values):
        items[place] = value


def _delete_steps(steps, part):
    items = steps._items
    places = _places(items, part)
    if places is None or not isinstance(items, list):
        del items[part]
        return
    for place in reversed(sorted(places)):
        items.pop(place)


def install(source):
    _SOURCE[0] = source
    builtins._sim_method_ = _method
    builtins._sim_percent_ = Percent
    builtins._sim_order_ = _order
    builtins._sim_named_ = _named
    builtins.vars = Members
    builtins._sim_own_ = _own
    builtins._sim_plain_ = _Plain
    sim._Steps.__setitem__ = _set_steps
    sim._Steps.__delitem__ = _delete_steps


def group(value, before, precision):
    """Thousands beside a precision, which the interpreter leaves out."""
    place = before.rstrip("0123456789")
    align = place.rstrip("+- ")
    whole, point, decimals = ("{:" + place[len(align) :] + precision + "}").format(value).partition(".")
    for at in range(len(whole) - 3, int(whole[:1] in "+- "), -3):
        whole = whole[:at] + "," + whole[at:]
    return whole + point + decimals, (align or ">") + before[len(place) :]
