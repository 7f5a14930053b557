"""Regular expressions on those of the browser, which know what the interpreter's own do not."""

import _sim
from sim import NAMES, dict

I = IGNORECASE = 2
M = MULTILINE = 8
S = DOTALL = 16
X = VERBOSE = 64
A = ASCII = 256
U = UNICODE = 32


_FLAGS = ((I, "IGNORECASE"), (M, "MULTILINE"), (S, "DOTALL"), (X, "VERBOSE"), (A, "ASCII"))


class error(Exception):
    pass


def purge():
    return None


class Match:
    def __init__(self, text, spans, names, pattern=None, pos=0, endpos=None):
        self.string = text
        self.re = pattern
        self.pos = pos
        self.endpos = len(text) if endpos is None else endpos
        self._spans = spans
        self._names = dict(names)

    def _index(self, group):
        if isinstance(group, int) and group < len(self._spans):
            return group
        if group in self._names:
            return self._names[group]
        raise IndexError("no such group")

    def group(self, *groups):
        found = [self._part(self._index(group)) for group in groups or (0,)]
        return found[0] if len(found) == 1 else tuple(found)

    def _part(self, index):
        span = self._spans[index]
        return None if span is None else self.string[span[0] : span[1]]

    def __getitem__(self, group):
        return self.group(group)

    def groups(self, default=None):
        parts = [self._part(index) for index in range(1, len(self._spans))]
        return tuple([default if part is None else part for part in parts])

    def groupdict(self):
        return dict([(name, self._part(self._names[name])) for name in self._names])

    def start(self, group=0):
        span = self._spans[self._index(group)]
        return -1 if span is None else span[0]

    def end(self, group=0):
        span = self._spans[self._index(group)]
        return -1 if span is None else span[1]

    def span(self, group=0):
        return (self.start(group), self.end(group))

    @property
    def lastindex(self):
        """The group that ended last; of some that end together the outer one."""
        found = None
        for index in range(len(self._spans) - 1, 0, -1):
            if self._spans[index] and (found is None or self._spans[index][1] >= self._spans[found][1]):
                found = index
        return found

    @property
    def lastgroup(self):
        for name in self._names:
            if self._names[name] == self.lastindex:
                return name
        return None

    def expand(self, template):
        return _expand(template, self)

    def __repr__(self):
        return "<re.Match object; span=%r, match=%r>" % (self.span(), self.group())


NAMES["Match"] = Match


class Pattern:
    def __init__(self, pattern, flags=0):
        self.pattern = pattern
        self.flags = flags
        if not isinstance(pattern, str):
            raise TypeError("the simulated phone has patterns of texts alone: decode the bytes first")
        self._matches("", "check")

    def __repr__(self):
        shown = "|".join(["re." + name for flag, name in _FLAGS if self.flags & flag])
        return "re.compile(%r%s)" % (self.pattern, ", " + shown if shown else "")

    @property
    def groups(self):
        # A pattern that may match nothing has all its groups in any text.
        return len(Pattern("(?:%s)|" % self.pattern, self.flags).match("")._spans) - 1

    @property
    def groupindex(self):
        return Pattern("(?:%s)|" % self.pattern, self.flags).match("")._names

    def _matches(self, text, how, pos=0, endpos=None):
        if not isinstance(text, str):
            raise TypeError("cannot use a string pattern on a bytes-like object" if isinstance(text, (bytes, bytearray)) else "expected string or bytes-like object")
        answer = _sim.match(self.pattern, self.flags, text[:endpos], how, pos)
        if answer.startswith("!"):
            raise error(answer[1:])
        return [Match(text, spans, names, self, pos, endpos) for spans, names in eval(answer, {})]

    def _first(self, text, how, *ends):
        found = self._matches(text, how, *ends)
        return found[0] if found else None

    def match(self, text, *ends):
        return self._first(text, "match", *ends)

    def search(self, text, *ends):
        return self._first(text, "search", *ends)

    def fullmatch(self, text, *ends):
        return self._first(text, "fullmatch", *ends)

    def finditer(self, text, *ends):
        return iter(self._matches(text, "all", *ends))

    def findall(self, text, *ends):
        result = []
        for found in self._matches(text, "all", *ends):
            groups = found.groups("")
            result.append(found.group() if not groups else groups[0] if len(groups) == 1 else groups)
        return result

    def sub(self, replacement, text, count=0):
        return self.subn(replacement, text, count)[0]

    def subn(self, replacement, text, count=0):
        result = ""
        at = 0
        made = 0
        for found in self._matches(text, "all"):
            if count and made >= count:
                break
            result += text[at : found.start()]
            result += replacement(found) if callable(replacement) else _expand(replacement, found)
            at = found.end()
            made += 1
        return result + text[at:], made

    def split(self, text, maxsplit=0):
        parts = []
        at = 0
        for index, found in enumerate(self._matches(text, "all")):
            if maxsplit and index >= maxsplit:
                break
            parts.append(text[at : found.start()])
            parts.extend(found.groups())
            at = found.end()
        parts.append(text[at:])
        return parts


def _expand(template, found):
    result = ""
    index = 0
    while index < len(template):
        character = template[index]
        if character == "\\" and index + 1 < len(template):
            index += 1
            character = template[index]
            if character.isdigit():
                result += found.group(int(character)) or ""
            elif character == "g" and template[index + 1] == "<":
                end = template.find(">", index)
                name = template[index + 2 : end]
                result += found.group(int(name) if name.isdigit() else name) or ""
                index = end
            else:
                result += {"n": "\n", "t": "\t"}.get(character, character)
        else:
            result += character
        index += 1
    return result


def compile(pattern, flags=0):
    return pattern if isinstance(pattern, Pattern) else Pattern(pattern, flags)


def match(pattern, text, flags=0):
    return compile(pattern, flags).match(text)


def search(pattern, text, flags=0):
    return compile(pattern, flags).search(text)


def fullmatch(pattern, text, flags=0):
    return compile(pattern, flags).fullmatch(text)


def findall(pattern, text, flags=0):
    return compile(pattern, flags).findall(text)


def finditer(pattern, text, flags=0):
    return compile(pattern, flags).finditer(text)


def sub(pattern, replacement, text, count=0, flags=0):
    return compile(pattern, flags).sub(replacement, text, count)


def split(pattern, text, maxsplit=0, flags=0):
    return compile(pattern, flags).split(text, maxsplit)


def subn(pattern, replacement, text, count=0, flags=0):
    return compile(pattern, flags).subn(replacement, text, count)


_ESCAPED = "()[]{}?*+-|^$\\.&~# \t\n\r\x0b\x0c"


def escape(text):
    return "".join(["\\" + c if c in _ESCAPED else c for c in text])
