"""Random choices, drawn as Python draws them: the same seed gives the same numbers on a device."""

from math import ceil, cos, exp, log, pi, sin, sqrt

import _sim

_MAGIC = 4 * exp(-0.5) / sqrt(2.0)
# The prime by which Python takes what is left of a number as its hash.
_PRIME = (1 << 61) - 1
_ROWS = []


def _to_number(value):
    if value is None:
        # Without a seed each run gives the same.
        return 1
    if isinstance(value, (str, bytes, bytearray)):
        from hashlib import sha512

        data = value.encode() if isinstance(value, str) else bytes(value)
        return int.from_bytes(data + sha512(data).digest(), "big")
    if isinstance(value, float):
        is_below = value < 0
        halves = 0
        while value != int(value):
            value *= 2
            halves += 1
        number = abs(int(value)) % _PRIME * (1 << (-halves % 61)) % _PRIME
        return (1 << 64) - number if is_below else number
    return abs(int(value)) if isinstance(value, int) else abs(hash(value))


class Random:
    def __init__(self, x=None):
        self._row = len(_ROWS)
        _ROWS.append(self)
        self.seed(x)

    def seed(self, a=None, version=2):
        number = _to_number(a)
        digits = [str(number & 0xFFFFFFFF)]
        while number >> 32:
            number >>= 32
            digits.append(str(number & 0xFFFFFFFF))
        _sim.random_seed(self._row, ",".join(digits))
        self._next = None

    def random(self):
        return float(_sim.random_fraction(self._row))

    def getrandbits(self, k):
        if k <= 0:
            raise ValueError("number of bits must be greater than zero")
        number = 0
        for place in range(0, k, 32):
            # The interpreter gets whole numbers with a sign.
            number |= (int(_sim.random_bits(self._row, min(32, k - place))) & 0xFFFFFFFF) << place
        return number

    def _below(self, most):
        count = len(bin(most)) - 2
        number = self.getrandbits(count)
        while number >= most:
            number = self.getrandbits(count)
        return number

    def randrange(self, start, stop=None, step=1):
        for given in (start, start if stop is None else stop, step):
            if given != int(given):
                raise ValueError("non-integer arg 1 for randrange()" if stop is None else "non-integer stop for randrange()")
        start, stop, step = (0, int(start), step) if stop is None else (int(start), int(stop), int(step))
        if step == 0:
            raise ValueError("zero step for randrange()")
        count = (stop - start + step + (-1 if step > 0 else 1)) // step
        if count <= 0:
            raise ValueError(
                "empty range for randrange()%s" % (" (%d, %d, %d)" % (start, stop, stop - start) if step == 1 else "")
            )
        return start + step * self._below(count)

    def randint(self, a, b):
        return self.randrange(a, b + 1)

    def choice(self, seq):
        if not len(seq):
            raise IndexError("Cannot choose from an empty sequence")
        return seq[self._below(len(seq))]

    def shuffle(self, x):
        for last in range(len(x) - 1, 0, -1):
            other = self._below(last + 1)
            x[last], x[other] = x[other], x[last]

    def sample(self, population, k):
        items = list(population)
        count = len(items)
        if not 0 <= k <= count:
            raise ValueError("Sample larger than population or is negative")
        found = []
        if count <= 21 + (4 ** ceil(log(k * 3) / log(4)) if k > 5 else 0):
            for drawn in range(k):
                at = self._below(count - drawn)
                found.append(items[at])
                items[at] = items[count - drawn - 1]
            return found
        taken = set()
        while len(found) < k:
            at = self._below(count)
            if at not in taken:
                taken.add(at)
                found.append(items[at])
        return found

    def choices(self, population, weights=None, *, cum_weights=None, k=1):
        items = list(population)
        if not items:
            raise IndexError("list index out of range")
        ends = list(cum_weights or [])
        if weights is not None:
            total = 0
            for weight in weights:
                total += weight
                ends.append(total)
        if not ends:
            return [items[int(self.random() * len(items))] for _ in range(k)]
        if len(ends) != len(items):
            raise ValueError("The number of weights does not match the population")
        result = []
        for _ in range(k):
            at = self.random() * ends[-1]
            result.append(items[len([end for end in ends[:-1] if end <= at])])
        return result

    def uniform(self, a, b):
        return a + (b - a) * self.random()

    def triangular(self, low=0.0, high=1.0, mode=None):
        at = self.random()
        middle = 0.5 if mode is None else (mode - low) / (high - low)
        if at > middle:
            at, middle, low, high = 1.0 - at, 1.0 - middle, high, low
        return low + (high - low) * sqrt(at * middle)

    def gauss(self, mu=0.0, sigma=1.0):
        # Python makes two at once, and keeps the second.
        found = self._next
        self._next = None
        if found is None:
            turn = self.random() * 2 * pi
            far = sqrt(-2.0 * log(1.0 - self.random()))
            found = cos(turn) * far
            self._next = sin(turn) * far
        return mu + found * sigma

    def normalvariate(self, mu=0.0, sigma=1.0):
        while True:
            one = self.random()
            other = 1.0 - self.random()
            found = _MAGIC * (one - 0.5) / other
            if found * found / 4.0 <= -log(other):
                return mu + found * sigma

    def expovariate(self, lambd=1.0):
        return -log(1.0 - self.random()) / lambd


SystemRandom = Random
_shared = Random()
seed = _shared.seed
random = _shared.random
getrandbits = _shared.getrandbits
randrange = _shared.randrange
randint = _shared.randint
choice = _shared.choice
shuffle = _shared.shuffle
sample = _shared.sample
choices = _shared.choices
uniform = _shared.uniform
triangular = _shared.triangular
gauss = _shared.gauss
normalvariate = _shared.normalvariate
expovariate = _shared.expovariate
