"""The `math` of Python 3.8: what the interpreter has, and what it lacks (sim_rewrite.py puts it in its place)."""

from math import *

__name__ = "math"


def hypot(*sides):
    return sqrt(sum([side * side for side in sides]))


def dist(one, other):
    if len(one) != len(other):
        raise ValueError("both points must have the same number of dimensions")
    return hypot(*[a - b for a, b in zip(one, other)])


def gcd(a, b):
    while b:
        a, b = b, a % b
    return abs(a)


def prod(items, *, start=1):
    for item in items:
        start *= item
    return start


def fsum(items):
    """Adds what each addition loses (Neumaier)."""
    total = 0.0
    lost = 0.0
    for item in items:
        after = total + item
        lost += (total - after) + item if abs(total) >= abs(item) else (item - after) + total
        total = after
    return total + lost


def isqrt(n):
    if n < 0:
        raise ValueError("isqrt() argument must be nonnegative")
    root = n
    while root * root > n:
        root = (root + n // root) // 2
    return root


def perm(n, k=None):
    return prod(range(n - (n if k is None else k) + 1, n + 1)) if k is None or k <= n else 0


def comb(n, k):
    return perm(n, k) // factorial(k) if k <= n else 0
