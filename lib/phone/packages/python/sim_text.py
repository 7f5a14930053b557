"""Methods of texts and files that the interpreter lacks or has in part, a format that it has in part, and lists the other way round."""

import _sim
from sim import convert


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


METHODS = {
    "format": lambda text, *args, **names: _fill(text, args, names, []),
    "translate": _translate,
    "writelines": _write_lines,
    "ljust": lambda text, width, fill=" ": _pad(text, width, fill, False),
    "rjust": lambda text, width, fill=" ": _pad(text, width, fill, True),
    "center": _center,
    "zfill": _zfill,
    "title": _title,
    "capitalize": lambda text: _upper(text[:1]) + _lower(text[1:]),
    "swapcase": lambda text: "".join([_lower(c) if c == _upper(c) else _upper(c) for c in text]),
    "casefold": _lower,
    "isalnum": lambda text: bool(text) and all([_is_letter(c) or c.isdigit() for c in text]),
    "isdecimal": lambda text: text.isdigit(),
    "isnumeric": lambda text: text.isdigit(),
    "expandtabs": _expandtabs,
}


def group(value, before, precision):
    """Thousands beside a precision, which the interpreter leaves out."""
    place = before.rstrip("0123456789")
    align = place.rstrip("+- ")
    whole, point, decimals = ("{:" + place[len(align) :] + precision + "}").format(value).partition(".")
    for at in range(len(whole) - 3, int(whole[:1] in "+- "), -3):
        whole = whole[:at] + "," + whole[at:]
    return whole + point + decimals, (align or ">") + before[len(place) :]


def reverse(items):
    if isinstance(items, str):
        return "".join(reversed(list(items)))
    result = list(reversed(items))
    return tuple(result) if isinstance(items, tuple) else result
