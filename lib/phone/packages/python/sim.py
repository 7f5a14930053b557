"""What the packages of the product are made of: calls that check their arguments and ask the phone."""

import builtins
import sys
from ucollections import OrderedDict

import sim_files

import _sim

_NativeDict = type({})
# The interpreter's own: by its name stands the one of this folder.
_json = _native_json
HANDLERS = {}
# Calls that get their values in the order of the parameters, which a dict of the interpreter does not keep.
LINKS = {}
# Where the script prints to.
OUT = [sys.stdout]
NAMES = {}


class dict(OrderedDict):
    """Keeps its order, as the dict of Python 3.8 does and that of the interpreter does not."""

    def __init__(self, *args, **kwargs):
        super().__init__()
        self.update(*args, **kwargs)

    def __setitem__(self, key, value):
        # The interpreter takes any key, since it compares the keys one by one.
        hash(key)
        super().__setitem__(key, value)

    def update(self, other=(), **kwargs):
        for given in (other, _sim_named_(kwargs)):
            super().update(list(given.items()) if hasattr(given, "items") else given)

    def __repr__(self):
        return "{" + ", ".join(["%r: %r" % (key, self[key]) for key in self]) + "}"

    __str__ = __repr__

    def __eq__(self, other):
        if not isinstance(other, (_NativeDict, OrderedDict)) or len(self) != len(other):
            return False
        for key in self:
            if key not in other or self[key] != other[key]:
                return False
        return True

    def copy(self):
        return dict(list(self.items()))

    @staticmethod
    def fromkeys(keys, value=None):
        return dict([(key, value) for key in keys])


def _line_dict(*parts):
    result = dict()
    for part in parts:
        if type(part) is _Spread:
            for key in part.source:
                result[key] = part.source[key]
        else:
            result[part[0]] = part[1]
    return result


def _each(items):
    """What a loop goes through: of a dict or a set that changes meanwhile Python says so."""
    kind = "Set" if isinstance(items, set) else "dictionary" if isinstance(items, dict) else ""
    return _watch(items, kind) if kind or type(items) is _View else items


_View = type({}.keys())


def _watch(items, kind):
    count = len(items)
    for item in items:
        yield item
        if len(items) != count:
            raise RuntimeError((kind or "dictionary") + " changed size during iteration")


class _Spread:
    def __init__(self, source):
        self.source = source


def encode(value):
    """Makes JSON of a value; what JSON lacks becomes a dict with `$`."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [encode(item) for item in value]
    if isinstance(value, (_NativeDict, OrderedDict)):
        return {"$": "dict", "items": [[encode(key), encode(value[key])] for key in value]}
    own = getattr(value, "_encode", None)
    if own:
        return own()
    if callable(value):
        return {"$": "function"}
    return {"$": "object", "type": type(value).__name__}


def ask(operation, arguments):
    """Asks the phone; the answer is an expression that gives the result."""
    answer = _sim.call(operation, _json.dumps({key: encode(arguments[key]) for key in arguments}))
    if answer is None:
        return None
    if answer.startswith("!"):
        kind, _, message = answer[1:].partition(":")
        raise getattr(builtins, kind)(message)
    return eval(answer, NAMES)


def _describe(names):
    quoted = ["'" + name + "'" for name in names]
    if len(quoted) < 2:
        return "".join(quoted)
    return ", ".join(quoted[:-1]) + " and " + quoted[-1]


def bind(name, parameters, args, kwargs):
    """Fits arguments to parameters, in the words of Python when they do not fit."""
    short = name.split(".")[-1]
    bound = {}
    rest = None
    more = None
    positional = []
    keyword_only = False
    for parameter in parameters:
        if parameter[0] == "*":
            keyword_only = True
        elif parameter[0].startswith("**"):
            more = parameter[0][2:]
        elif parameter[0].startswith("*"):
            rest = parameter[0][1:]
            keyword_only = True
        elif not keyword_only:
            positional.append(parameter)
    if len(args) > len(positional) and rest is None:
        most = len(positional)
        least = len([parameter for parameter in positional if len(parameter) == 1])
        takes = str(most) if least == most else "from %d to %d" % (least, most)
        raise TypeError(
            "%s() takes %s positional argument%s but %d %s given"
            % (short, takes, "" if most == 1 else "s", len(args), "was" if len(args) == 1 else "were")
        )
    for index, value in enumerate(args[: len(positional)]):
        bound[positional[index][0]] = value
    if rest is not None:
        bound[rest] = list(args[len(positional) :])
    names = [parameter[0] for parameter in parameters]
    for key in kwargs:
        if key not in names and more is not None:
            continue
        if key not in names:
            raise TypeError("%s() got an unexpected keyword argument '%s'" % (short, key))
        if key in bound:
            raise TypeError("%s() got multiple values for argument '%s'" % (short, key))
        bound[key] = kwargs[key]
    if more is not None:
        bound[more] = dict([(key, kwargs[key]) for key in kwargs if key not in names])
    missing = [p[0] for p in parameters if len(p) == 1 and not p[0].startswith("*") and p[0] not in bound]
    if missing:
        raise TypeError(
            "%s() missing %d required positional argument%s: %s"
            % (short, len(missing), "" if len(missing) == 1 else "s", _describe(missing))
        )
    for parameter in parameters:
        if len(parameter) == 2 and parameter[0] not in bound:
            bound[parameter[0]] = parameter[1]
    return bound


def handles(*names):
    """Registers a function for calls of the product that keep something in Python."""

    def register(function):
        for name in names:
            HANDLERS[name] = function
        return function

    return register


def record(owner, names):
    """Makes methods that only add a link to a chain and give the object back."""

    def add(name):
        def link(self, bound):
            values = []
            for value in bound:
                if isinstance(value, list):
                    values.extend(value)
                else:
                    values.append(value)
            self._state["links"].append([name] + values)
            return self

        LINKS[owner + "." + name] = link

    for name in names.split():
        add(name)


def F(name, parameters):
    """A function of a module."""

    def function(*args, **kwargs):
        bound = bind(name, parameters, args, kwargs)
        handler = HANDLERS.get(name)
        return handler(**bound) if handler else ask(name, bound)

    return function


def S(name, parameters):
    """A static method."""
    return staticmethod(F(name, parameters))


def M(name, parameters):
    """A method, which gets its object first."""

    def method(self, *args, **kwargs):
        bound = bind(name, parameters, args, kwargs)
        link = LINKS.get(name)
        if link:
            names = [parameter[0].lstrip("*") for parameter in parameters]
            return link(self, [bound[key] for key in names if key in bound])
        handler = HANDLERS.get(name)
        if handler:
            return handler(self, **bound)
        if name.endswith(".__init__"):
            self._arguments = bound
            return None
        bound["self"] = self
        return ask(name, bound)

    return method


def P(name):
    """A property: a field of the object, or what a handler gives."""
    field = name.split(".")[-1]

    def get(self):
        handler = HANDLERS.get(name)
        if handler:
            return handler(self)
        return getattr(self, "_fields", {}).get(field)

    return property(get)


def C(name, *value):
    """A constant, or a value that the phone knows."""
    return value[0] if value else ask("constant", {"name": name})


class Base:
    """What objects of the product have in common."""

    def _encode(self):
        state = getattr(self, "_state", None) or getattr(self, "_arguments", {})
        return {"$": "object", "type": self._name, "state": {key: encode(state[key]) for key in state}}


def B(owner):
    """A class that keeps values and is read with square brackets: an object stands for it."""
    owner.__getitem__ = lambda self, key: owner.get(key)
    owner.__setitem__ = lambda self, key, value: owner.save(key, value)
    owner.__delitem__ = lambda self, key: owner.remove(key)
    return owner()


class NotSimulated:
    """Stands for a package that nothing simulates: each use says so and gives nothing."""

    def __init__(self, name):
        self._module = name

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        ask("not-simulated", {"name": self._module + "." + name})
        return lambda *args, **kwargs: None


NAMES["D"] = dict
_native_round = round


class _Steps:
    """Texts, tuples and bytes whose parts are taken with a step, which the interpreter knows for lists alone."""

    def __init__(self, items):
        self._items = items

    def __getitem__(self, part):
        items = self._items
        kind = type(items)
        if kind not in (str, tuple, bytes, bytearray):
            return items[part]
        found = list(items)[part]
        return "".join(found) if kind is str else kind(found)


def _show(value):
    """The text of a value; of a text in a list the interpreter writes letters outside of ASCII by their numbers."""
    if isinstance(value, BaseException):
        args = value.args
        return repr(args[0]) if type(value) is KeyError and len(args) == 1 else _sim.tell(type(value).__name__, str(value))
    return value if isinstance(value, str) else _sim.spell(str(value))


def _print(*args, sep=None, end=None, file=None, flush=False):
    text = (" " if sep is None else sep).join([_show(arg) for arg in args])
    target = OUT[0] if file is None else file
    text += "\n" if end is None else end
    if target is sys.stdout:
        # The interpreter passes a text on up to its first NUL.
        _sim.write(text.replace("\0", ""))
    elif target is sys.stderr:
        _sim.write_error(text)
    else:
        target.write(text)


def _input(prompt=""):
    _print(prompt, end="")
    return ask("input", {"prompt": str(prompt)})


def _method(owner, name):
    """Gives a method of a text or a file that the interpreter lacks or has in part; of other objects their own."""
    if name == "sort" and isinstance(owner, list):
        return lambda **how: _sort(owner, **how)
    if isinstance(owner, str) and name != "sort":
        return lambda: _sim.letters(owner, name)
    return getattr(owner, name)


def _sorted(items, key=None, reverse=False):
    """Keeps the order of what is equal, which the sorting of the interpreter does not."""
    return [row[1] for row in _merge([(item if key is None else key(item), item) for item in items], reverse)]


def _merge(rows, reverse):
    if len(rows) < 2:
        return rows
    left = _merge(rows[: len(rows) // 2], reverse)
    right = _merge(rows[len(rows) // 2 :], reverse)
    merged = []
    while left and right:
        one, other = left[0][0], right[0][0]
        merged.append((right if (one < other if reverse else other < one) else left).pop(0))
    return merged + left + right


def _sort(items, **how):
    items[:] = _sorted(items, **how)


def _format(value, form=""):
    own = getattr(value, "__format__", None)
    if own:
        return own(form)
    if not form:
        return _show(value)
    if isinstance(value, bool):
        value = int(value)
    if not isinstance(value, (str, int, float)):
        raise TypeError("unsupported format string passed to %s.__format__" % type(value).__name__)
    if isinstance(value, float) and form[-1] in "0123456789<>^+- ," and "." not in form and "e" not in str(value):
        # Without a type the interpreter shows six digits.
        shown = _show(value)
        whole, _, decimals = shown.partition(".")
        if form == ",":
            return "{:,}.{}".format(int(whole), decimals) if 999 < abs(value) < 1e16 else shown
        form += ".%df" % len(decimals)
    before, _, precision = form.partition(",")
    if precision[:1] == "." and precision[-1:] == "f":
        return _format(*__import__("sim_text").group(value, before, precision))
    fill = form[:1]
    if form[1:2] in ("<", ">", "^"):
        form = "\1" + form[1:]
    # The interpreter counts bytes: letters of one byte stand for the text and what it is filled with.
    if isinstance(value, float) and form[-1] == "f":
        value = _settle_half(value, int(form.rpartition(".")[2][:-1] or 6) if "." in form else 6)
    text = ("{:" + form + "}").format("\2" * len(value) if isinstance(value, str) else value).replace("\1", fill)
    count = text.count("\2")
    return text.replace("\2" * count, str(value)[:count]) if count else text


def _settle_half(value, places):
    """A number right between two of so many places, of which Python shows the even one and the interpreter the larger."""
    halves = abs(value) * 2.0 ** (places + 1)
    # Only then is it exactly between them.
    is_down = halves < 1e15 and halves % 2 == 1 and int(halves) * 5**places % 4 == 1
    return value * (1 - 1e-15) if is_down else value


def _round(value, places=None):
    if isinstance(value, float) and places is not None and 0 <= places < 16 and abs(value) < 1e15:
        return float("%.*f" % (places, _settle_half(value, places)))
    return _native_round(value, *([] if places is None else [places]))


_is = isinstance


def _is_instance(value, kinds):
    # For the interpreter a truth value is no number.
    return _is(value, kinds) or _is(value, bool) and (kinds is int or _is(kinds, tuple) and int in kinds)


def _float(text=0.0):
    try:
        return float(text)
    except ValueError:
        raise ValueError("could not convert string to float: %r" % (text,))


def _repr(value):
    if isinstance(value, BaseException) and not hasattr(value, "__repr__"):
        # The interpreter ends it with a comma, and has words of its own.
        parts = value.args
        if len(parts) == 1 and isinstance(parts[0], str):
            parts = (_sim.tell("" if type(value) is KeyError else type(value).__name__, parts[0]),)
        return "%s(%s)" % (type(value).__name__, ", ".join([_repr(part) for part in parts]))
    return _sim.spell("%r" % (value,))


def convert(value, how, form=""):
    """What a field of an f-string shows."""
    if how:
        value = _show(value) if how == "s" else repr(value) if how == "r" else ascii(value)
    return _format(value, form)


def run_main(folder):
    """Runs the script that the phone holds as the main file of a project."""
    builtins.dict = dict
    builtins.print = _print
    builtins.input = _input
    builtins.sorted = _sorted
    sim_files.install()
    builtins._sim_line_ = _sim.line
    builtins._sim_step_ = _sim.step
    builtins._sim_dict_ = _line_dict
    builtins._sim_spread_ = _Spread
    builtins._sim_method_ = _method
    builtins._sim_from_ = lambda error, cause: error
    builtins._sim_steps_ = _Steps
    builtins._sim_each_ = _each
    builtins._sim_float_ = _float
    builtins._sim_named_ = lambda named: named
    builtins.round = _round
    builtins.UnboundLocalError = NameError
    builtins.isinstance = _is_instance
    builtins._sim_list_ = lambda *items: list(items)
    builtins._sim_set_ = lambda *items: set(items)
    builtins._sim_tuple_ = lambda *items: items
    builtins.format = _format
    builtins.repr = _repr
    builtins.ModuleNotFoundError = ImportError
    builtins._sim_format_ = convert
    builtins._sim_str_ = lambda *args: _show(*args) if len(args) == 1 else str(*args)
    builtins._sim_join_ = lambda *parts: "".join(parts)
    source = _sim.source()
    run = exec
    try:
        from sim_rewrite import rewrite, run

        source = rewrite(source)
    except ImportError:
        pass  # Fetched for scripts that import what needs it.
    code = compile(source, "main.py", "exec")
    run(code, {"__name__": "__main__", "__file__": folder + "/main.py"})
