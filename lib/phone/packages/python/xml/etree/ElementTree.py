"""Writing of XML; nothing here reads it."""

from sim import dict


class Element:
    def __init__(self, tag, attrib=None, **extra):
        self.tag = tag
        self.attrib = dict(attrib or {}, **extra)
        self.text = None
        self.tail = None
        self._children = []

    def append(self, child):
        self._children.append(child)

    def set(self, key, value):
        self.attrib[key] = value

    def get(self, key, default=None):
        return self.attrib.get(key, default)

    def __iter__(self):
        return iter(self._children)

    def __len__(self):
        return len(self._children)

    def __getitem__(self, index):
        return self._children[index]


def SubElement(parent, tag, attrib=None, **extra):
    child = Element(tag, attrib, **extra)
    parent.append(child)
    return child


def tostring(element, encoding="us-ascii"):
    text = _write(element)
    return text if encoding == "unicode" else text.encode()


class ElementTree:
    def __init__(self, element=None):
        self._root = element

    def getroot(self):
        return self._root

    def write(self, path, encoding="us-ascii", xml_declaration=None):
        with open(path, "w", encoding="utf-8") as file:
            if xml_declaration:
                file.write("<?xml version='1.0' encoding='%s'?>\n" % encoding)
            file.write(_write(self._root))


def _write(element):
    head = element.tag
    for key in element.attrib:
        head += ' %s="%s"' % (key, _escape(element.attrib[key], True))
    if element.text or len(element) > 0:
        inner = _escape(element.text or "", False) + "".join([_write(child) for child in element])
        written = "<%s>%s</%s>" % (head, inner, element.tag)
    else:
        written = "<%s />" % head
    return written + _escape(element.tail or "", False)


def _escape(text, is_value):
    if not isinstance(text, str):
        raise TypeError("cannot serialize %r (type %s)" % (text, type(text).__name__))
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;").replace("\n", "&#10;") if is_value else text
