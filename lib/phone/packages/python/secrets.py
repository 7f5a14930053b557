"""Random values; those of a run are the same each time here, so they keep no secret."""

from binascii import b2a_base64
from random import choice, getrandbits, randrange

_BYTES = 32


def randbelow(end):
    return randrange(end)


def randbits(count):
    return getrandbits(count)


def token_bytes(nbytes=None):
    return bytes([randrange(256) for _ in range(_BYTES if nbytes is None else nbytes)])


def token_hex(nbytes=None):
    return token_bytes(nbytes).hex()


def token_urlsafe(nbytes=None):
    text = b2a_base64(token_bytes(nbytes)).decode().strip()
    return text.replace("+", "-").replace("/", "_").rstrip("=")


def compare_digest(one, other):
    return one == other
