"""Takes addresses apart and puts them together, as Python's module does."""

from ucollections import namedtuple

from sim import dict

_SAFE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-~"


class _Parts:
    """What the parts of an address have in common."""

    @property
    def _host(self):
        return self.netloc.rpartition("@")[2]

    @property
    def hostname(self):
        return self._host.partition(":")[0].lower() or None

    @property
    def port(self):
        port = self._host.partition(":")[2]
        return int(port) if port else None

    @property
    def username(self):
        return self.netloc.rpartition("@")[0].partition(":")[0] or None

    @property
    def password(self):
        return self.netloc.rpartition("@")[0].partition(":")[2] or None

    def geturl(self):
        return urlunsplit(self) if len(self) == 5 else urlunparse(self)


def _make(name, fields):
    own = namedtuple(name, fields)
    members = {}
    for part in ("_host", "hostname", "port", "username", "password", "geturl"):
        members[part] = _Parts.__dict__[part]
    members["_replace"] = lambda self, **changes: made(*[changes.get(field, value) for field, value in zip(fields, self)])
    made = type(name, (own,), members)
    return made


SplitResult = _make("SplitResult", ("scheme", "netloc", "path", "query", "fragment"))
ParseResult = _make("ParseResult", ("scheme", "netloc", "path", "params", "query", "fragment"))


def urlsplit(url, scheme=""):
    rest, _, fragment = url.partition("#")
    rest, _, query = rest.partition("?")
    before, separator, after = rest.partition(":")
    if not separator or not before[:1].isalpha() or "/" in before:
        before, after = scheme, rest
    netloc = ""
    if after.startswith("//"):
        netloc, slash, path = after[2:].partition("/")
        after = slash + path
    return SplitResult(before.lower(), netloc, after, query, fragment)


def urlparse(url, scheme=""):
    scheme, netloc, path, query, fragment = urlsplit(url, scheme)
    folder, slash, name = path.rpartition("/")
    name, _, params = name.partition(";")
    return ParseResult(scheme, netloc, folder + slash + name, params, query, fragment)


def urlunsplit(parts):
    scheme, netloc, path, query, fragment = parts
    url = path
    if netloc or path.startswith("//"):
        url = "//" + netloc + ("/" if path and not path.startswith("/") else "") + path
    if scheme:
        url = scheme + ":" + url
    return url + ("?" + query if query else "") + ("#" + fragment if fragment else "")


def urlunparse(parts):
    scheme, netloc, path, params, query, fragment = parts
    return urlunsplit((scheme, netloc, path + (";" + params if params else ""), query, fragment))


def urldefrag(url):
    address, _, fragment = url.partition("#")
    return namedtuple("DefragResult", ("url", "fragment"))(address, fragment)


def urljoin(base, url, allow_fragments=True):
    if not base or not url:
        return url or base
    one, other = urlsplit(base), urlsplit(url)
    if other.scheme and other.scheme != one.scheme or url.startswith(other.scheme + ":") and other.scheme:
        return url
    if other.netloc:
        return urlunsplit((one.scheme,) + tuple(other)[1:])
    path, query = other.path, other.query
    if not path:
        path, query = one.path, query or one.query
    elif not path.startswith("/"):
        path = one.path.rpartition("/")[0] + "/" + path
    kept = []
    for part in path.split("/"):
        if part == "..":
            if len(kept) > 1:
                kept.pop()
        elif part != ".":
            kept.append(part)
    if path.split("/")[-1] in (".", ".."):
        kept.append("")
    return urlunsplit((one.scheme, one.netloc, "/".join(kept), query, other.fragment))


def quote(text, safe="/", encoding="utf-8", errors="strict"):
    data = text.encode() if isinstance(text, str) else text
    return "".join([chr(code) if chr(code) in _SAFE + safe else "%%%02X" % code for code in data])


def quote_plus(text, safe="", encoding="utf-8", errors="strict"):
    return quote(text, safe + " ").replace(" ", "+")


def unquote(text, encoding="utf-8", errors="replace"):
    parts = text.split("%")
    data = parts[0].encode()
    for part in parts[1:]:
        try:
            data += bytes([int(part[:2], 16)]) + part[2:].encode()
        except ValueError:
            data += b"%" + part.encode()
    return data.decode()


def unquote_plus(text, encoding="utf-8", errors="replace"):
    return unquote(text.replace("+", " "))


def urlencode(query, doseq=False, safe="", encoding=None, errors=None, quote_via=quote_plus):
    parts = []
    for key, value in list(query.items()) if hasattr(query, "items") else query:
        many = value if doseq and isinstance(value, (list, tuple)) else [value]
        for one in many:
            parts.append(quote_via(str(key), safe) + "=" + quote_via(one if isinstance(one, bytes) else str(one), safe))
    return "&".join(parts)


def parse_qsl(query, keep_blank_values=False, **_options):
    found = []
    for part in query.split("&"):
        key, equals, value = part.partition("=")
        if part and (value or keep_blank_values):
            found.append((unquote_plus(key), unquote_plus(value)))
    return found


def parse_qs(query, keep_blank_values=False, **_options):
    found = dict()
    for key, value in parse_qsl(query, keep_blank_values):
        found.setdefault(key, []).append(value)
    return found
