"""Methods of texts and files that the interpreter lacks or has in part, a format that it has in part, and lists the other way round."""


def _capwords(text, lower):
    result = ""
    before = " "
    for character in text:
        result += character.lower() if before.isalpha() else character.upper()
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


METHODS = {
    "writelines": _write_lines,
    "ljust": lambda text, width, fill=" ": _pad(text, width, fill, False),
    "rjust": lambda text, width, fill=" ": _pad(text, width, fill, True),
    "center": _center,
    "zfill": _zfill,
    "title": lambda text: _capwords(text, True),
    "capitalize": lambda text: text[:1].upper() + text[1:].lower(),
    "swapcase": lambda text: "".join([c.lower() if c.isupper() else c.upper() for c in text]),
    "casefold": lambda text: text.lower(),
    "isalnum": lambda text: bool(text) and all([c.isalpha() or c.isdigit() for c in text]),
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
