"""Rewrites a script further when it imports what the interpreter cannot do by itself; no line moves."""

import builtins

CAUGHT = [None]
_MARK = "_sim_line_("


def _keep(error):
    CAUGHT[0] = error


def _indent(line):
    return len(line) - len(line.lstrip())


def rewrite(source):
    """The marked script, in which handlers keep their error, and members of enumerations know their name."""
    builtins._sim_keep_ = _keep
    lines = source.split("\n")
    if "enum" in source:
        _make_members(lines)
    if "traceback" in source or "logging" in source:
        _keep_errors(lines)
    return "\n".join(lines)


def _keep_errors(lines):
    for index, line in enumerate(lines[:-1]):
        head = line.strip()
        if not head.startswith("except") or not head.endswith(":") or not lines[index + 1].lstrip().startswith(_MARK):
            continue
        inside = head[6:-1].strip()
        name = inside.rpartition(" as ")[2].strip() if " as " in inside else "_sim_error_"
        if " as " not in inside:
            lines[index] = "%sexcept %s as %s:" % (line[: _indent(line)], inside or "BaseException", name)
        body = lines[index + 1]
        lines[index + 1] = "%s_sim_keep_(%s);%s" % (body[: _indent(body)], name, body.lstrip())


def _make_members(lines):
    owner = None
    depth = 0
    for index, line in enumerate(lines):
        head = line.strip()
        if head.startswith("class ") and head.endswith(("Enum):", "Enum ):")):
            import enum

            builtins._sim_member_ = enum.make
            owner = head[6:].partition("(")[0].strip()
            depth = _indent(line)
        elif owner and head and _indent(line) <= depth:
            owner = None
        elif owner and head.startswith(_MARK):
            mark, _semicolon, rest = head.partition(";")
            name, equals, value = rest.partition(" = ")
            if equals and name.strip("_").replace("_", "a").isalpha() | name.replace("_", "").isupper():
                lines[index] = "%s%s;%s = _sim_member_(%r, %r, %s)" % (line[: _indent(line)], mark, name, owner, name, value)
