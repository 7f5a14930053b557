"""Decimal numbers for sums of money: exact, with 28 digits in quotients."""

import builtins

ROUND_HALF_EVEN = "ROUND_HALF_EVEN"
ROUND_HALF_UP = "ROUND_HALF_UP"
ROUND_HALF_DOWN = "ROUND_HALF_DOWN"
ROUND_UP = "ROUND_UP"
ROUND_DOWN = "ROUND_DOWN"
ROUND_CEILING = "ROUND_CEILING"
ROUND_FLOOR = "ROUND_FLOOR"


class DecimalException(ArithmeticError):
    pass


class InvalidOperation(DecimalException):
    pass


class DivisionByZero(ZeroDivisionError):
    pass


class _Context:
    def __init__(self):
        self.prec = 28
        self.rounding = ROUND_HALF_EVEN


_context = _Context()


def getcontext():
    return _context


def _divide(number, by, rounding):
    """The whole quotient, rounded; `by` is above 0."""
    whole, rest = divmod(abs(number), by)
    sign = -1 if number < 0 else 1
    half = 2 * rest - by
    if rounding == ROUND_HALF_EVEN:
        up = half > 0 or (half == 0 and whole % 2 == 1)
    elif rounding == ROUND_HALF_UP:
        up = half >= 0
    elif rounding == ROUND_HALF_DOWN:
        up = half > 0
    elif rounding == ROUND_UP:
        up = rest > 0
    elif rounding == ROUND_DOWN:
        up = False
    else:
        up = rest > 0 and (rounding == ROUND_CEILING) == (sign > 0)
    return sign * (whole + (1 if up and rest else 0))


def _read(text):
    """Digits and exponent of a text."""
    body = text.strip().replace("_", "").lower()
    body, _, power = body.partition("e")
    sign = -1 if body[:1] == "-" else 1
    if body[:1] in ("+", "-"):
        body = body[1:]
    whole, _, rest = body.partition(".")
    if not (whole + rest).isdigit():
        raise InvalidOperation("[<class 'decimal.ConversionSyntax'>]")
    try:
        shift = int(power) if power else 0
    except ValueError:
        raise InvalidOperation("[<class 'decimal.ConversionSyntax'>]")
    return sign * int(whole + rest), shift - len(rest)


def _read_float(value):
    """The exact value of a float, as Python gives it."""
    below = 0
    while value != int(value):
        value *= 2
        below += 1
    return int(value) * 5**below, -below


def _make(digits, exponent):
    result = Decimal()
    result._digits = digits
    result._exponent = exponent
    return result


def _fit(digits, exponent):
    """Rounds to the digits of the context."""
    extra = len(str(abs(digits))) - _context.prec
    if extra <= 0:
        return _make(digits, exponent)
    return _make(_divide(digits, 10**extra, _context.rounding), exponent + extra)


def _other(value):
    if isinstance(value, Decimal):
        return value
    return Decimal(value) if isinstance(value, int) else None


def _refuse(sign, one, other):
    return TypeError(
        "unsupported operand type(s) for %s: '%s' and '%s'" % (sign, type(one).__name__, type(other).__name__)
    )


def _level(one, other):
    """The digits of both with one exponent."""
    exponent = min(one._exponent, other._exponent)
    return (
        one._digits * 10 ** (one._exponent - exponent),
        other._digits * 10 ** (other._exponent - exponent),
        exponent,
    )


class Decimal:
    def __init__(self, value="0"):
        if isinstance(value, Decimal):
            self._digits, self._exponent = value._digits, value._exponent
        elif isinstance(value, int):
            self._digits, self._exponent = int(value), 0
        elif isinstance(value, float):
            self._digits, self._exponent = _read_float(value)
        elif isinstance(value, str):
            self._digits, self._exponent = _read(value)
        else:
            raise TypeError("conversion from %s to Decimal is not supported" % type(value).__name__)

    def _sum(self, other, sign, is_turned):
        right = _other(other)
        if right is None:
            raise _refuse("+" if sign > 0 else "-", *((other, self) if is_turned else (self, other)))
        one, two, exponent = _level(*((right, self) if is_turned else (self, right)))
        return _fit(one + sign * two, exponent)

    def __add__(self, other):
        return self._sum(other, 1, False)

    def __radd__(self, other):
        return self._sum(other, 1, True)

    def __sub__(self, other):
        return self._sum(other, -1, False)

    def __rsub__(self, other):
        return self._sum(other, -1, True)

    def __mul__(self, other):
        right = _other(other)
        if right is None:
            raise _refuse("*", self, other)
        return _fit(self._digits * right._digits, self._exponent + right._exponent)

    def __rmul__(self, other):
        if _other(other) is None:
            raise _refuse("*", other, self)
        return self * other

    def __truediv__(self, other):
        right = _other(other)
        if right is None:
            raise _refuse("/", self, other)
        if right._digits == 0:
            raise DivisionByZero("[<class 'decimal.DivisionByZero'>]")
        more = _context.prec + len(str(abs(right._digits)))
        by = abs(right._digits)
        number = self._digits * 10**more * (1 if right._digits > 0 else -1)
        wanted = self._exponent - right._exponent
        result = _fit(_divide(number, by, ROUND_HALF_EVEN), wanted - more)
        # Zeros that the division has added go again.
        while result._exponent < wanted and result._digits % 10 == 0:
            result = _make(result._digits // 10, result._exponent + 1)
        return result

    def __rtruediv__(self, other):
        left = _other(other)
        if left is None:
            raise _refuse("/", other, self)
        return left / self

    def __floordiv__(self, other):
        return self.__divmod__(other)[0]

    def __mod__(self, other):
        return self.__divmod__(other)[1]

    def __divmod__(self, other):
        right = _other(other)
        if right is None:
            raise _refuse("//", self, other)
        one, two, exponent = _level(self, right)
        if two == 0:
            raise DivisionByZero("[<class 'decimal.DivisionByZero'>]")
        whole = abs(one) // abs(two) * (1 if (one < 0) == (two < 0) else -1)
        return _make(whole, 0), _make(one - whole * two, exponent)

    def __pow__(self, power):
        if not isinstance(power, int) or power < 0:
            raise _refuse("**", self, power)
        return _fit(self._digits**power, self._exponent * power)

    def __neg__(self):
        return _make(-self._digits, self._exponent)

    def __pos__(self):
        return _fit(self._digits, self._exponent)

    def __abs__(self):
        return _make(abs(self._digits), self._exponent)

    def _compare(self, other, sign):
        if isinstance(other, float):
            other = Decimal(other)
        right = _other(other)
        if right is None:
            raise TypeError(
                "'%s' not supported between instances of 'Decimal' and '%s'" % (sign, type(other).__name__)
            )
        one, two, _exponent = _level(self, right)
        return (one > two) - (one < two)

    def __eq__(self, other):
        return isinstance(other, (Decimal, int, float)) and self._compare(other, "==") == 0

    def __lt__(self, other):
        return self._compare(other, "<") < 0

    def __le__(self, other):
        return self._compare(other, "<=") <= 0

    def __gt__(self, other):
        return self._compare(other, ">") > 0

    def __ge__(self, other):
        return self._compare(other, ">=") >= 0

    def __hash__(self):
        digits, exponent = self._digits, self._exponent
        while digits and digits % 10 == 0:
            digits, exponent = digits // 10, exponent + 1
        return hash((digits, exponent if digits else 0))

    def __bool__(self):
        return self._digits != 0

    def __int__(self):
        return int(_divide(self._digits, 10 ** max(0, -self._exponent), ROUND_DOWN) * 10 ** max(0, self._exponent))

    def __float__(self):
        return float("%de%d" % (self._digits, self._exponent))

    def __round__(self, digits=None):
        return int(self.to_integral_value()) if digits is None else self.quantize(_make(1, -digits))

    def quantize(self, exp, rounding=None):
        shift = self._exponent - Decimal(exp)._exponent
        if shift >= 0:
            return _make(self._digits * 10**shift, self._exponent - shift)
        digits = _divide(self._digits, 10**-shift, rounding or _context.rounding)
        return _make(digits, self._exponent - shift)

    def to_integral_value(self, rounding=None):
        return self if self._exponent >= 0 else self.quantize(_make(1, 0), rounding)

    def normalize(self):
        digits, exponent = self._digits, self._exponent
        while digits and digits % 10 == 0:
            digits, exponent = digits // 10, exponent + 1
        return _make(digits, exponent if digits else 0)

    def sqrt(self):
        if self._digits < 0:
            raise InvalidOperation("[<class 'decimal.InvalidOperation'>]")
        more = 2 * _context.prec + (self._exponent % 2)
        number = self._digits * 10**more
        root = 1 << ((len(str(number)) * 4 + 1) // 2)
        while True:
            better = (root + number // root) // 2
            if better >= root:
                break
            root = better
        result = _fit(root, (self._exponent - more) // 2)
        return result.normalize() if result * result == self else result

    def is_signed(self):
        return self._digits < 0

    def is_zero(self):
        return self._digits == 0

    def as_tuple(self):
        return (int(self._digits < 0), tuple([int(digit) for digit in str(abs(self._digits))]), self._exponent)

    def __str__(self):
        digits = str(abs(self._digits))
        sign = "-" if self._digits < 0 else ""
        point = len(digits) + self._exponent
        if self._exponent > 0 or point <= -6:
            power = point - 1
            rest = "." + digits[1:] if len(digits) > 1 else ""
            return "%s%s%sE%s%d" % (sign, digits[0], rest, "+" if power >= 0 else "", power)
        if self._exponent == 0:
            return sign + digits
        if point <= 0:
            digits = "0" * (1 - point) + digits
            point = 1
        return "%s%s.%s" % (sign, digits[:point], digits[point:])

    def __repr__(self):
        return "Decimal('%s')" % self

    def __format__(self, form):
        if not form:
            return str(self)
        layout, kind = (form[:-1], form[-1]) if form[-1] in "fF%eEgGn" else (form, "")
        layout, point, digits = layout.partition(".")
        value = self * 100 if kind == "%" else self
        if point:
            value = value.quantize(_make(1, -int(digits)))
        elif kind == "%":
            value = value.normalize()
        text = str(value)
        if "," in layout:
            layout = layout.replace(",", "")
            whole, dot, rest = text.partition(".")
            text = "{:,}".format(int(whole)) + dot + rest
            if whole.startswith("-0"):
                text = "-" + text.lstrip("-")
        if layout[:1] in ("+", " ") or layout[1:2] in ("+", " ") and layout[:1] in "<>^=":
            sign = "+" if "+" in layout else " "
            layout = layout.replace(sign, "", 1)
            text = text if text.startswith("-") else sign + text
        text += "%" if kind == "%" else ""
        if layout[:1] == "0" and len(layout) > 1:
            return _pad_zeros(text, int(layout))
        if not layout:
            return text
        # Numbers stand on the right, which the interpreter does with its own alone.
        is_aligned = any([mark in layout[:2] for mark in "<>^"])
        return ("{:" + ("" if is_aligned else ">") + layout + "}").format(text)


def _pad_zeros(text, width):
    sign = text[0] if text[:1] in ("+", "-", " ") else ""
    body = text[len(sign) :]
    return sign + "0" * (width - len(text)) + body


_own_round = builtins.round


def _round(number, ndigits=None):
    """The interpreter's own makes a float of each number before it rounds to a place."""
    if isinstance(number, Decimal):
        return number.__round__(ndigits)
    return _own_round(number) if ndigits is None else _own_round(number, ndigits)


builtins.round = _round
