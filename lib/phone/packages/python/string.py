"""Names for letters, and templates."""

import re

ascii_lowercase = "abcdefghijklmnopqrstuvwxyz"
ascii_uppercase = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ascii_letters = ascii_lowercase + ascii_uppercase
digits = "0123456789"
hexdigits = digits + "abcdefABCDEF"
octdigits = "01234567"
punctuation = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
whitespace = " \t\n\r\x0b\x0c"
printable = digits + ascii_letters + punctuation + whitespace


def capwords(text, sep=None):
    return (sep or " ").join([word[:1].upper() + word[1:].lower() for word in text.split(sep)])


class Template:
    def __init__(self, template):
        self.template = template

    def _fill(self, values, is_safe):
        def replace(found):
            if found.group(1):
                return "$"
            name = found.group(2) or found.group(3)
            if name is None:
                if is_safe:
                    return "$"
                before = self.template[: found.start()]
                line = before.count("\n") + 1
                raise ValueError("Invalid placeholder in string: line %d, col %d" % (line, found.start() - before.rfind("\n")))
            if name not in values and is_safe:
                return found.group()
            return str(values[name])

        return re.sub(r"\$(?:(\$)|([A-Za-z_]\w*)|\{([A-Za-z_]\w*)\}|)", replace, self.template)

    def substitute(self, values=(), **more):
        return self._fill(dict(values, **more), False)

    def safe_substitute(self, values=(), **more):
        return self._fill(dict(values, **more), True)
