"""Dates of the interpreter, with the texts that it cannot write or read."""

import sys
import time as _clock

_found = sys.path[:]
sys.modules.pop("datetime", None)
sys.path[:] = [".frozen"]
import datetime as _own  # noqa: E402

sys.path[:] = _found
for _name in dir(_own):
    if not _name.startswith("_"):
        globals()[_name] = getattr(_own, _name)

_date = _own.date
_moment = _own.datetime


def _write(self, form):
    day = self.toordinal() - _date(self.year, 1, 1).toordinal() + 1
    parts = [self.year, self.month, self.day, 0, 0, 0, self.weekday(), day]
    if hasattr(self, "hour"):
        parts[3:6] = [self.hour, self.minute, self.second]
        form = form.replace("%f", "%06d" % self.microsecond)
    offset = self.utcoffset() if getattr(self, "tzinfo", None) else None
    shown = ""
    if offset is not None:
        minutes = (offset.days * 86400 + offset.seconds) // 60
        shown = "%s%02d%02d" % ("-" if minutes < 0 else "+", abs(minutes) // 60, abs(minutes) % 60)
    form = form.replace("%z", shown).replace("%Z", "" if offset is None else self.tzname() or "")
    return _clock.strftime(form, parts)


def _read_number(text, at, most):
    end = at
    while end < len(text) and end - at < most and text[end].isdigit():
        end += 1
    return (int(text[at:end]) if end > at else None), end


def _read_name(text, at, names):
    for index, name in enumerate(names):
        for form in (name, name[:3]):
            if text[at:].lower().startswith(form.lower()):
                return index, at + len(form)
    return None, at


def _refuse(text, form):
    raise ValueError("time data %r does not match format %r" % (text, form))


def _read(text, form):
    found = {"Y": 1900, "m": 1, "d": 1, "H": 0, "M": 0, "S": 0, "f": 0}
    whole = form.replace("%T", "%H:%M:%S").replace("%F", "%Y-%m-%d")
    at = 0
    half = None
    place = 0
    while place < len(whole):
        letter = whole[place]
        if letter != "%":
            if text[at : at + 1] != letter:
                _refuse(text, form)
            at += 1
            place += 1
            continue
        mark = whole[place + 1 : place + 2]
        place += 2
        if mark in ("B", "b"):
            index, at = _read_name(text, at, _clock._MONTHS)
            value = None if index is None else index + 1
            mark = "m"
        elif mark in ("A", "a"):
            value, at = _read_name(text, at, _clock._DAYS)
        elif mark == "p":
            half = text[at : at + 2].upper()
            at += 2
            value = half if half in ("AM", "PM") else None
        elif mark and mark in "YmdHMSfIy":
            start = at
            value, at = _read_number(text, at, {"Y": 4, "f": 6}.get(mark, 2))
            if mark == "f" and value is not None:
                value *= 10 ** (6 - (at - start))
            if mark == "y" and value is not None:
                value += 2000 if value < 69 else 1900
            mark = {"I": "H", "y": "Y"}.get(mark, mark)
        else:
            raise ValueError("'%s' is a bad directive in format '%s'" % (mark, form))
        if value is None:
            _refuse(text, form)
        found[mark] = value
    if at < len(text):
        raise ValueError("unconverted data remains: " + text[at:])
    if half is not None:
        found["H"] = found["H"] % 12 + (12 if half == "PM" else 0)
    if not 1 <= found["m"] <= 12 or found["H"] > 23 or found["M"] > 59:
        _refuse(text, form)
    return _moment(found["Y"], found["m"], found["d"], found["H"], found["M"], found["S"], found["f"])


def _format(self, form):
    return self.strftime(form) if form else str(self)


def _week(self):
    """The year, the week and the day by ISO 8601: a week belongs to the year of its Thursday."""
    thursday = self.toordinal() - self.weekday() + 3
    year = _date.fromordinal(thursday).year
    return year, (thursday - _date(year, 1, 1).toordinal()) // 7 + 1, self.weekday() + 1


def _take_apart(self):
    day = self.toordinal() - _date(self.year, 1, 1).toordinal() + 1
    clock = (self.hour, self.minute, self.second) if hasattr(self, "hour") else (0, 0, 0)
    return _clock.struct_time((self.year, self.month, self.day) + clock + (self.weekday(), day, -1))


_FIELDS = ("year", "month", "day", "hour", "minute", "second")


def _check(values):
    """Says what is wrong with a moment, which the interpreter does not."""
    year, month = values.get("year", 1), values.get("month", 1)
    if not 1 <= year <= 9999:
        raise ValueError("year %d is out of range" % year)
    if not 1 <= month <= 12:
        raise ValueError("month must be in 1..12")
    if not 1 <= values.get("day", 1) <= _clock._month_days(year)[month - 1]:
        raise ValueError("day is out of range for month")
    for name, most in (("hour", 23), ("minute", 59), ("second", 59)):
        if not 0 <= values.get(name, 0) <= most:
            raise ValueError("%s must be in 0..%d" % (name, most))


def _checked(begin, names):
    def call(self, *args, **kwargs):
        try:
            begin(self, *args, **kwargs)
        except ValueError:
            _check(dict(kwargs, **dict(zip(names, args))))
            raise

    return call


def _show_date(self):
    return "datetime.date(%d, %d, %d)" % (self.year, self.month, self.day)


def _show_moment(self):
    parts = [self.year, self.month, self.day, self.hour, self.minute, self.second, self.microsecond]
    while len(parts) > 5 and not parts[-1]:
        parts.pop()
    zone = "" if self.tzinfo is None else ", tzinfo=%r" % self.tzinfo
    return "datetime.datetime(%s%s)" % (", ".join([str(part) for part in parts]), zone)


def _show_span(self):
    parts = [("days", self.days), ("seconds", self.seconds), ("microseconds", self.microseconds)]
    return "datetime.timedelta(%s)" % (", ".join(["%s=%d" % part for part in parts if part[1]]) or "0")


def _tell_span(self):
    days = "" if not self.days else "%d day%s, " % (self.days, "" if abs(self.days) == 1 else "s")
    clock = "%d:%02d:%02d" % (self.seconds // 3600, self.seconds // 60 % 60, self.seconds % 60)
    return days + clock + (".%06d" % self.microseconds if self.microseconds else "")


for _kind, _names in ((_date, _FIELDS[:3]), (_moment, _FIELDS), (_own.time, _FIELDS[3:])):
    _kind.__init__ = _checked(_kind.__init__, _names)
_date.min, _date.max = _date(1, 1, 1), _date(9999, 12, 31)
_moment.min, _moment.max = _moment(1, 1, 1), _moment(9999, 12, 31, 23, 59, 59, 999999)
_date.ctime = lambda self: self.strftime("%c")
_moment.ctime = _date.ctime
_date.__repr__ = _show_date
_moment.__repr__ = _show_moment
_own.timedelta.__repr__ = _show_span
_own.timedelta.__str__ = _tell_span
def _compared(own):
    """Says why two moments cannot be compared, which the interpreter does not."""

    def compare(self, other):
        if isinstance(other, _moment) and (self.tzinfo is None) != (other.tzinfo is None):
            raise TypeError("can't compare offset-naive and offset-aware datetimes")
        return own(self, other)

    return compare


for _name in ("__lt__", "__le__", "__gt__", "__ge__"):
    setattr(_moment, _name, _compared(getattr(_moment, _name)))
_date.timetuple = _moment.timetuple = _take_apart
_date.isocalendar = _week
_moment.isocalendar = _week
_date.__format__ = _format
_moment.__format__ = _format
_date.strftime = _write
_moment.strftime = _write
_moment.strptime = staticmethod(_read)
sys.modules["datetime"] = _own
