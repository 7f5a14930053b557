"""Random choices; the interpreter has single numbers and single items alone."""

from math import cos, log, pi, sqrt
from urandom import getrandbits, randint, random, randrange, uniform
import sys

import urandom


def seed(value=None, version=2):
    """Takes what is no whole number too; without one it begins again, so that each run gives the same."""
    if isinstance(value, (str, bytes)):
        value = sum([(place + 1) * ord(letter) for place, letter in enumerate(str(value))])
    urandom.seed(1 if value is None else int(value * 1000 if isinstance(value, float) else value) & 0x7FFFFFFF)


def choice(items):
    if not len(items):
        raise IndexError("Cannot choose from an empty sequence")
    return urandom.choice(items)


def shuffle(items):
    for last in range(len(items) - 1, 0, -1):
        other = randrange(last + 1)
        items[last], items[other] = items[other], items[last]


def sample(population, k):
    rest = list(population)
    if not 0 <= k <= len(rest):
        raise ValueError("Sample larger than population or is negative")
    return [rest.pop(randrange(len(rest))) for _ in range(k)]


def choices(population, weights=None, *, cum_weights=None, k=1):
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
        return [choice(items) for _ in range(k)]
    if len(ends) != len(items):
        raise ValueError("The number of weights does not match the population")
    result = []
    for _ in range(k):
        at = random() * ends[-1]
        result.append(items[len([end for end in ends[:-1] if end <= at])])
    return result


def gauss(mu=0.0, sigma=1.0):
    return mu + sigma * sqrt(-2 * log(1 - random())) * cos(2 * pi * random())


normalvariate = gauss


def triangular(low=0.0, high=1.0, mode=None):
    middle = 0.5 if mode is None else (mode - low) / (high - low)
    at = random()
    if at > middle:
        return high + (low - high) * sqrt((1 - at) * (1 - middle))
    return low + (high - low) * sqrt(at * middle)


def expovariate(lambd=1.0):
    return -log(1 - random()) / lambd


class Random:
    """Draws as the module does: all share one row of numbers here."""

    def __init__(self, x=None):
        seed(x)

    def __getattr__(self, name):
        return getattr(sys.modules["random"], name)


SystemRandom = Random
