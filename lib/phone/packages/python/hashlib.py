"""Checksums of texts and files; the interpreter has SHA-256 alone, and without its hexadecimal form."""

import uhashlib

_MASK = 0xFFFFFFFF
_SHIFTS = (7, 12, 17, 22), (5, 9, 14, 20), (4, 11, 16, 23), (6, 10, 15, 21)


def _turn(value, by):
    return (value << by | value >> (32 - by)) & _MASK


def _blocks(data, order):
    length = len(data)
    data += b"\x80" + bytes((55 - length) % 64) + (8 * length).to_bytes(8, order)
    for at in range(0, len(data), 64):
        yield [int.from_bytes(data[place : place + 4], order) for place in range(at, at + 64, 4)]


def _md5(data):
    from math import floor, sin

    sines = [floor(abs(sin(step + 1)) * 4294967296) for step in range(64)]
    state = [0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476]
    for words in _blocks(data, "little"):
        a, b, c, d = state
        for step in range(64):
            turn = step // 16
            if turn == 0:
                mix, place = b & c | ~b & d, step
            elif turn == 1:
                mix, place = d & b | ~d & c, (5 * step + 1) % 16
            elif turn == 2:
                mix, place = b ^ c ^ d, (3 * step + 5) % 16
            else:
                mix, place = c ^ (b | ~d & _MASK), 7 * step % 16
            mix = (mix + a + sines[step] + words[place]) & _MASK
            a, b, c, d = d, (b + _turn(mix, _SHIFTS[turn][step % 4])) & _MASK, b, c
        state = [(old + new) & _MASK for old, new in zip(state, (a, b, c, d))]
    return b"".join([value.to_bytes(4, "little") for value in state])


def _sha1(data):
    state = [0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0]
    for words in _blocks(data, "big"):
        for step in range(16, 80):
            words.append(_turn(words[step - 3] ^ words[step - 8] ^ words[step - 14] ^ words[step - 16], 1))
        a, b, c, d, e = state
        for step, word in enumerate(words):
            turn = step // 20
            mix = (b & c | ~b & d) if turn == 0 else (b & c | b & d | c & d) if turn == 2 else b ^ c ^ d
            more = (0x5A827999, 0x6ED9EBA1, 0x8F1BBCDC, 0xCA62C1D6)[turn]
            a, b, c, d, e = (_turn(a, 5) + mix + e + more + word) & _MASK, a, _turn(b, 30), c, d
        state = [(old + new) & _MASK for old, new in zip(state, (a, b, c, d, e))]
    return b"".join([value.to_bytes(4, "big") for value in state])


_WIDE = 0xFFFFFFFFFFFFFFFF


def _find_primes(count):
    found = []
    number = 2
    while len(found) < count:
        if all([number % prime for prime in found]):
            found.append(number)
        number += 1
    return found


def _find_root(number, power):
    """The whole part of a root, by halving."""
    low, high = 0, 1 << 80
    while high - low > 1:
        middle = (low + high) // 2
        if middle**power <= number:
            low = middle
        else:
            high = middle
    return low


def _turn_wide(value, by):
    return value >> by | value << (64 - by) & _WIDE


_KEYS = []


def _sha512(data, state):
    if not _KEYS:
        # The fractions of the cube roots of the first primes.
        _KEYS.extend([_find_root(prime << 192, 3) & _WIDE for prime in _find_primes(80)])
    length = len(data)
    data += b"\x80" + bytes((111 - length) % 128) + (8 * length).to_bytes(16, "big")
    for at in range(0, len(data), 128):
        words = [int.from_bytes(data[place : place + 8], "big") for place in range(at, at + 128, 8)]
        for step in range(16, 80):
            one, other = words[step - 15], words[step - 2]
            one = _turn_wide(one, 1) ^ _turn_wide(one, 8) ^ one >> 7
            other = _turn_wide(other, 19) ^ _turn_wide(other, 61) ^ other >> 6
            words.append((words[step - 16] + one + words[step - 7] + other) & _WIDE)
        a, b, c, d, e, f, g, h = state
        for step, word in enumerate(words):
            mix = h + (_turn_wide(e, 14) ^ _turn_wide(e, 18) ^ _turn_wide(e, 41)) + (e & f ^ ~e & _WIDE & g) + _KEYS[step] + word
            more = (_turn_wide(a, 28) ^ _turn_wide(a, 34) ^ _turn_wide(a, 39)) + (a & b ^ a & c ^ b & c)
            a, b, c, d, e, f, g, h = (mix + more) & _WIDE, a, b, c, (d + mix) & _WIDE, e, f, g
        state = [(old + new) & _WIDE for old, new in zip(state, (a, b, c, d, e, f, g, h))]
    return b"".join([value.to_bytes(8, "big") for value in state])


def _root_words(primes):
    """The fractions of square roots, with which a sum begins."""
    return [_find_root(prime << 128, 2) & _WIDE for prime in primes]


class _Hash:
    def __init__(self, name, make, data):
        self.name = name
        self._make = make
        self._data = b""
        self.update(data)

    def update(self, data):
        if isinstance(data, str):
            raise TypeError("Unicode-objects must be encoded before hashing")
        self._data += bytes(data)

    def copy(self):
        return _Hash(self.name, self._make, self._data)

    def digest(self):
        return self._make(self._data)

    def hexdigest(self):
        return "".join(["%02x" % value for value in self.digest()])

    @property
    def digest_size(self):
        return len(self.digest())


def md5(data=b""):
    return _Hash("md5", _md5, data)


def sha1(data=b""):
    return _Hash("sha1", _sha1, data)


def sha256(data=b""):
    return _Hash("sha256", lambda data: uhashlib.sha256(data).digest(), data)


def sha384(data=b""):
    return _Hash("sha384", lambda data: _sha512(data, _root_words(_find_primes(16)[8:]))[:48], data)


def sha512(data=b""):
    return _Hash("sha512", lambda data: _sha512(data, _root_words(_find_primes(8))), data)


_ALL = {"md5": md5, "sha1": sha1, "sha256": sha256, "sha384": sha384, "sha512": sha512}


def new(name, data=b""):
    if name.lower() not in _ALL:
        raise ValueError("unsupported hash type " + name)
    return _ALL[name.lower()](data)
