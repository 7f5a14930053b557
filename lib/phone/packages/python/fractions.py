"""Numbers as fractions."""


def gcd(one, other):
    while other:
        one, other = other, one % other
    return abs(one)


class Fraction:
    def __init__(self, numerator=0, denominator=1):
        if isinstance(numerator, str):
            above, slash, below = numerator.strip().partition("/")
            whole, _, decimals = above.partition(".")
            numerator = int(whole + decimals) if decimals else int(above)
            denominator = denominator * 10 ** len(decimals) * (int(below) if slash else 1)
        elif isinstance(numerator, float):
            while numerator != int(numerator):
                numerator, denominator = numerator * 2, denominator * 2
            numerator = int(numerator)
        if isinstance(numerator, Fraction) or isinstance(denominator, Fraction):
            one, other = _read(numerator), _read(denominator)
            numerator = one.numerator * other.denominator
            denominator = one.denominator * other.numerator
        if denominator == 0:
            raise ZeroDivisionError("Fraction(%d, 0)" % numerator)
        shared = gcd(numerator, denominator) * (-1 if denominator < 0 else 1)
        self.numerator = numerator // shared
        self.denominator = denominator // shared

    def _with(self, other, exact, rough, is_turned=False):
        if isinstance(other, float):
            one, two = float(self), other
            return rough(two, one) if is_turned else rough(one, two)
        if not isinstance(other, (int, Fraction)):
            raise TypeError("unsupported operand type(s): 'Fraction' and '%s'" % type(other).__name__)
        one, two = self, _read(other)
        return exact(two, one) if is_turned else exact(one, two)

    def __add__(self, other):
        return self._with(other, _add, lambda a, b: a + b)

    __radd__ = __add__

    def __mul__(self, other):
        return self._with(other, _multiply, lambda a, b: a * b)

    __rmul__ = __mul__

    def __sub__(self, other):
        return self._with(other, _subtract, lambda a, b: a - b)

    def __rsub__(self, other):
        return self._with(other, _subtract, lambda a, b: a - b, True)

    def __truediv__(self, other):
        return self._with(other, Fraction, lambda a, b: a / b)

    def __rtruediv__(self, other):
        return self._with(other, Fraction, lambda a, b: a / b, True)

    def __floordiv__(self, other):
        return int((self / other).__floor__())

    def __mod__(self, other):
        return self - _read(other) * (self // other)

    def __pow__(self, power):
        if not isinstance(power, int):
            return float(self) ** float(power)
        if power < 0:
            return Fraction(self.denominator ** -power, self.numerator ** -power)
        return Fraction(self.numerator ** power, self.denominator ** power)

    def __neg__(self):
        return Fraction(-self.numerator, self.denominator)

    def __abs__(self):
        return Fraction(abs(self.numerator), self.denominator)

    def __floor__(self):
        return self.numerator // self.denominator

    def __float__(self):
        return self.numerator / self.denominator

    def __int__(self):
        return int(self.numerator / self.denominator)

    def __bool__(self):
        return self.numerator != 0

    def __eq__(self, other):
        if isinstance(other, float):
            return float(self) == other
        if not isinstance(other, (int, Fraction)):
            return False
        other = _read(other)
        return (self.numerator, self.denominator) == (other.numerator, other.denominator)

    def __lt__(self, other):
        return (self - other).numerator < 0 if not isinstance(other, float) else float(self) < other

    def __gt__(self, other):
        return (self - other).numerator > 0 if not isinstance(other, float) else float(self) > other

    def __le__(self, other):
        return not self > other

    def __ge__(self, other):
        return not self < other

    def __hash__(self):
        return hash(self.numerator) if self.denominator == 1 else hash((self.numerator, self.denominator))

    def limit_denominator(self, max_denominator=1000000):
        if self.denominator <= max_denominator:
            return self
        p, q, r, s = 0, 1, 1, 0
        n, d = self.numerator, self.denominator
        while True:
            a = n // d
            if q + a * s > max_denominator:
                break
            p, q, r, s = r, s, p + a * r, q + a * s
            n, d = d, n - a * d
        k = (max_denominator - q) // s
        one, other = Fraction(p + k * r, q + k * s), Fraction(r, s)
        return other if abs(other - self) <= abs(one - self) else one

    def __str__(self):
        return str(self.numerator) if self.denominator == 1 else "%d/%d" % (self.numerator, self.denominator)

    def __repr__(self):
        return "Fraction(%d, %d)" % (self.numerator, self.denominator)


def _read(value):
    return value if isinstance(value, Fraction) else Fraction(value)


def _add(one, other):
    above = one.numerator * other.denominator + other.numerator * one.denominator
    return Fraction(above, one.denominator * other.denominator)


def _subtract(one, other):
    return _add(one, -other)


def _multiply(one, other):
    return Fraction(one.numerator * other.numerator, one.denominator * other.denominator)
