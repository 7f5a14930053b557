"""Takes addresses apart, as Python's module does."""


class SplitResult:
    def __init__(self, scheme, netloc, path, query, fragment):
        self.scheme = scheme
        self.netloc = netloc
        self.path = path
        self.query = query
        self.fragment = fragment
        host, _, port = netloc.rpartition("@")[2].partition(":")
        self.hostname = host.lower() or None
        self.port = int(port) if port else None


def urlsplit(url):
    rest, _, fragment = url.partition("#")
    rest, _, query = rest.partition("?")
    scheme, separator, after = rest.partition(":")
    if not separator or not scheme[:1].isalpha() or "/" in scheme:
        scheme, after = "", rest
    netloc = ""
    if after.startswith("//"):
        netloc, slash, path = after[2:].partition("/")
        after = slash + path
    return SplitResult(scheme.lower(), netloc, after, query, fragment)


def __getattr__(name):
    raise AttributeError("the simulated phone has no urllib.parse.%s" % name)
