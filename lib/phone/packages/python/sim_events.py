"""What happens beside the script, and the functions of the script that hear of it."""

from sim import NAMES

_ARRIVALS = {}
# Functions by the number of a window.
MESSAGES = {}


class Fields:
    """An object with plain fields, such as the app in front."""

    def __init__(self, fields):
        self._fields = fields
        for name in fields:
            setattr(self, name, fields[name])

    def __repr__(self):
        return "<%s>" % ", ".join(["%s=%r" % (name, self._fields[name]) for name in self._fields])


# An object of a class that the stubs name, so that messages name it too.
NAMES["Fields"] = lambda fields, name="Fields": type(name, (Fields,), {})(fields)
NAMES["Event"] = lambda kind, fields: (kind, Fields(fields))


def arrives(kind):
    """Registers what a kind of event does."""

    def register(function):
        _ARRIVALS[kind] = function
        return function

    return register


@arrives("message")
def _message(fields):
    MESSAGES[fields.id](fields.key, fields.value)


def deliver(events):
    """Calls the functions of the script for what has happened while it slept."""
    for kind, fields in events or ():
        _ARRIVALS[kind](fields)
