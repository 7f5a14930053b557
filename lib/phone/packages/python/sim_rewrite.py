"""Rewrites a script further when it needs what the interpreter cannot do by itself; no line moves."""

import builtins
import io
import os
import re
import sys
import time

import _sim
import sim_more
import sim_text
from sim import _show

if "sim_android" in sys.modules:
    import sim_android_rare

CAUGHT = [None]
_MARK = "_sim_line_("
# Errors with what they were raised from or while handling; the interpreter forgets it.
_LINKS = []
_RAISED = []
_CAUSE = "The above exception was the direct cause of the following exception:"
_CONTEXT = "During handling of the above exception, another exception occurred:"


def _note(context):
    """A script is about to raise an error while it handles another one."""
    _RAISED[:] = [context]


def _from(error, cause):
    """The error that a script raises because of another one."""
    error = error() if isinstance(error, type) else error
    _LINKS.append((error, cause, True))
    return error


def _keep(error):
    CAUGHT[0] = error
    if _RAISED:
        _LINKS.append((error, _RAISED.pop(), False))


def describe(error):
    """The traceback of an error as Python writes it, after those of the errors that led to it."""
    if error is None:
        return "NoneType: None\n"
    target = io.StringIO()
    sys.print_exception(error, target)
    kept = []
    is_own = True
    for line in target.getvalue().split("\n"):
        if line.startswith("  File "):
            is_own = '"/packages/' not in line
        elif not line.startswith("    "):
            is_own = True
        if is_own:
            kept.append(line)
    # The last lines are what the error says, which the interpreter has in words of its own.
    while kept and not kept[-1].startswith(("  File ", "Traceback ")):
        kept.pop()
    told = _show(error)
    kept.append(type(error).__name__ + (": " + told if told else "") + "\n")
    return describe_causes(error) + "\n".join(kept)


def describe_causes(error):
    for linked, cause, is_direct in _LINKS:
        if linked is error:
            known = cause is not None and cause is not error
            return "%s\n%s\n\n" % (describe(cause), _CAUSE if is_direct else _CONTEXT) if known else ""
    return ""


def run(code, names):
    """Runs the script; what it says as it exits is printed, and before its error come those that led to it."""
    if "enum" in sys.modules:
        sys.modules["enum"].SCRIPT = names
    try:
        exec(code, names)
    except SystemExit as error:
        # As Python does: a text is printed, anything else is a status.
        if error.args and isinstance(error.args[0], str):
            _sim.write_error(error.args[0] + "\n")
        raise
    except Exception as error:
        _keep(error)
        causes = describe_causes(error)
        if causes:
            _sim.write_error(causes)
        raise


def _indent(line):
    return len(line) - len(line.lstrip())


def _ascii(value):
    result = ""
    for letter in repr(value):
        code = ord(letter)
        if code > 127:
            letter = ("\\x%02x" if code < 256 else "\\u%04x" if code < 65536 else "\\U%08x") % code
        result += letter
    return result


def _read_time(text, form="%a %b %d %H:%M:%S %Y"):
    # No part of what most scripts that come here need.
    from datetime import datetime

    then = datetime.strptime(text, form)
    parts = (then.year, then.month, then.day, then.hour, then.minute, then.second)
    return time.struct_time(parts + (then.weekday(), int(then.strftime("%j")), -1))


def _walk(top, topdown=True):
    """The folders below one with what is in each, which the interpreter's own `os` lacks."""
    if not os.path.isdir(top):
        return
    names = sorted(os.listdir(top))
    folders = [name for name in names if os.path.isdir(os.path.join(top, name))]
    found = (top, folders, [name for name in names if name not in folders])
    if topdown:
        yield found
    # The script may take folders out of the list.
    for name in folders:
        yield from _walk(os.path.join(top, name), topdown)
    if not topdown:
        yield found


def rewrite(source):
    """The marked script, in which handlers keep their error, and members of enumerations know their name."""
    builtins._sim_keep_ = _keep
    builtins._sim_note_ = _note
    builtins._sim_from_ = _from
    builtins.ascii = _ascii
    sim_text.install(source)
    sim_more.install(source, CAUGHT)
    builtins.exit = builtins.quit = sys.exit
    time.strptime = _read_time
    os.walk = _walk
    lines = source.split("\n")
    if "math" in source:
        import sim_math

        # The interpreter's own comes before any file.
        sys.modules["math"] = sim_math
    if "__init_subclass__" in source:
        raise NotImplementedError(
            "the simulated phone does not call __init_subclass__; register each class by a decorator here"
        )
    for line in lines:
        head = line.partition("#")[0].replace("\\\\", "")
        if "\\N{" in head:
            raise NotImplementedError(
                "the simulated phone does not know the letter \\N{%s}; write the letter itself"
                % head.partition("\\N{")[2].partition("}")[0]
            )
        if "metaclass" in head and head.lstrip().startswith("class ") and "ABCMeta" not in head:
            raise NotImplementedError(
                "the simulated phone has no metaclasses; change the class by a decorator here, or run the script on a device"
            )
    if "TypedDict" in source:
        lines[:] = [re.sub(r"^(\s*class .*\(TypedDict), *total=\w+", r"\1", line) for line in lines]
    if "enum" in source:
        _make_members(lines)
    if "Generic[" in source or "Protocol[" in source:
        # The interpreter takes an index of objects alone.
        lines[:] = [re.sub(r"^(\s*class .*\b(?:Generic|Protocol))\[.*\]", r"\1", line) for line in lines]
        for name in [line.lstrip()[6:].partition("(")[0].strip() for line in lines if re.match(r"\s*class .*\bGeneric\b", line)]:
            lines[:] = [re.sub(r"\b%s\[[\w\[\], .]*\]" % name, name, line) for line in lines]
    if "traceback" in source or "logging" in source or "raise" in source or "exc_info" in source:
        _keep_errors(lines)
    return "\n".join(lines)


def _keep_errors(lines):
    handlers = []
    for index, line in enumerate(list(lines)):
        head = line.strip()
        if not head:
            continue
        depth = _indent(line)
        while handlers and depth <= handlers[-1][0]:
            handlers.pop()
        if head.startswith(_MARK):
            if handlers and head.partition(";")[2].startswith("raise "):
                lines[index] = lines[index].replace(";raise ", ";_sim_note_(%s);raise " % handlers[-1][1], 1)
        elif head.startswith("except") and head.endswith(":") and "".join(lines[index + 1 : index + 2]).lstrip().startswith(_MARK):
            inside = head[6:-1].strip().replace(")as ", ") as ")
            name = inside.rpartition(" as ")[2].strip() if " as " in inside else "_sim_error_%d" % index
            if " as " not in inside:
                lines[index] = "%sexcept %s as %s:" % (line[:depth], inside or "BaseException", name)
            body = lines[index + 1]
            mark, _semicolon, rest = body.lstrip().partition(";")
            lines[index + 1] = "%s%s;_sim_keep_(%s);%s" % (body[: _indent(body)], mark, name, rest)
            handlers.append((depth, name))
        elif head.startswith("except") and ": " + _MARK in head:
            inside, _colon, body = head[6:].partition(": " + _MARK)
            inside = inside.replace(")as ", ") as ")
            name = inside.rpartition(" as ")[2].strip() if " as " in inside else "_sim_error_%d" % index
            if " as " not in inside:
                inside = " %s as %s" % (inside.strip() or "BaseException", name)
            mark, _semicolon, rest = body.partition(";")
            note = "_sim_note_(%s);" % name if rest.startswith("raise ") else ""
            lines[index] = "%sexcept%s: %s%s;_sim_keep_(%s);%s%s" % (line[:depth], inside, _MARK, mark, name, note, rest)


def _make_members(lines):
    import enum

    builtins._sim_member_ = enum.make
    builtins._sim_members_ = enum.Members
    owners = []
    owner = None
    has_value = False
    depth = inner = 0
    for index, line in enumerate(lines):
        head = line.strip()
        if head.startswith("class ") and head.endswith(("Enum):", "Enum ):")):
            owner = head[6:].partition("(")[0].strip()
            owners.append(owner)
            # IntEnum, or a class of values before Enum.
            has_value = not head.endswith(("(Enum):", ".Enum):")) and "Flag" not in head
            lines[index] = re.sub(r"\((?:str|int|float), *", "(", line)
            depth = _indent(line)
            inner = 0
        elif owner and head and _indent(line) <= depth:
            owner = None
        elif owner and "cls" in line and not head.startswith("def "):
            lines[index] = _use_members(line, "cls", owner)
        elif owner and head.startswith(_MARK):
            # What stands deeper belongs to a method.
            inner = inner or _indent(line)
            if _indent(line) > inner:
                continue
            mark, _semicolon, rest = head.partition(";")
            name, equals, value = rest.partition("=")
            name = name.strip()
            value = value.strip()
            if equals and name.strip("_").replace("_", "a").isalpha() | name.replace("_", "").isupper():
                lines[index] = "%s%s;%s = _sim_member_(%r, %r, %s, %r)" % (
                    line[: _indent(line)],
                    mark,
                    name,
                    owner,
                    name,
                    re.sub(r"\s+#[^'\"]*$", "", value),
                    has_value,
                )
    for owner in owners:
        _find_uses(lines, owner)


def _find_uses(lines, owner):
    for index, line in enumerate(lines):
        if owner in line and not line.lstrip().startswith("class "):
            lines[index] = _use_members(line, owner, owner)


def _use_members(line, name, owner):
    """Where a class of members stands for their list, which a class cannot do here."""
    use = re.compile(
        r"(\bin |\b(?:list|tuple|len|max|min|enumerate|sorted|set|iter|reversed|zip)\(|\) or (?:_sim_each_\()?\()%s(?=\s*(?:$|[:)\],]|if\b|and\b|or\b))" % name
    )
    read = re.compile(r"(^|[^\w.])%s(?:\.__members__|(?=\[))" % name)
    for pattern in (use, read):
        line = _replace(line, pattern, owner)
    return line


def _replace(line, pattern, owner):
    result = ""
    found = pattern.search(line)
    while found:
        result += line[: found.start()]
        if result.count('"') % 2 or result.count("'") % 2:
            result += found.group(0)
        else:
            result += "%s_sim_members_(%r)" % (found.group(1), owner)
        line = line[found.end() :]
        found = pattern.search(line)
    return result + line
