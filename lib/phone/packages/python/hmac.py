"""Checksums with a key."""

import hashlib

_BLOCK = 64


class HMAC:
    def __init__(self, key, msg=None, digestmod=""):
        if not digestmod:
            raise TypeError("Missing required parameter 'digestmod'.")
        self._make = digestmod if callable(digestmod) else lambda data=b"": hashlib.new(digestmod, data)
        key = self._make(key).digest() if len(key) > _BLOCK else bytes(key)
        self._key = key + bytes(_BLOCK - len(key))
        self._inner = self._make(bytes([code ^ 0x36 for code in self._key]))
        self.update(msg or b"")

    def update(self, msg):
        self._inner.update(msg)

    def digest(self):
        return self._make(bytes([code ^ 0x5C for code in self._key]) + self._inner.digest()).digest()

    def hexdigest(self):
        return self.digest().hex()


def new(key, msg=None, digestmod=""):
    return HMAC(key, msg, digestmod)


def digest(key, msg, digest):
    return HMAC(key, msg, digest).digest()


def compare_digest(one, other):
    return one == other
