"""Operators as functions."""


def itemgetter(*keys):
    if len(keys) == 1:
        return lambda owner: owner[keys[0]]
    return lambda owner: tuple([owner[key] for key in keys])


def _follow(owner, path):
    for name in path.split("."):
        owner = getattr(owner, name)
    return owner


def attrgetter(*paths):
    if len(paths) == 1:
        return lambda owner: _follow(owner, paths[0])
    return lambda owner: tuple([_follow(owner, path) for path in paths])


def methodcaller(name, *args, **kwargs):
    return lambda owner: getattr(owner, name)(*args, **kwargs)


add = lambda a, b: a + b
sub = lambda a, b: a - b
mul = lambda a, b: a * b
truediv = lambda a, b: a / b
floordiv = lambda a, b: a // b
mod = lambda a, b: a % b
pow = lambda a, b: a**b
neg = lambda a: -a
eq = lambda a, b: a == b
ne = lambda a, b: a != b
lt = lambda a, b: a < b
le = lambda a, b: a <= b
gt = lambda a, b: a > b
ge = lambda a, b: a >= b
and_ = lambda a, b: a & b
or_ = lambda a, b: a | b
xor = lambda a, b: a ^ b
not_ = lambda a: not a
truth = bool
is_ = lambda a, b: a is b
is_not = lambda a, b: a is not b
contains = lambda a, b: b in a
concat = add
getitem = lambda a, b: a[b]
