"""The clock of the simulated phone: sleeping takes no time of the reader's."""

from ucollections import namedtuple

import _sim
from sim import ask
from sim_events import deliver

_START = 1767258000  # 1 January 2026, 09:00 UTC
_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_MONTHS = (
    "January February March April May June July August September October November December".split()
)
timezone = 0
tzname = ("UTC", "UTC")
_reads = 0


def _now():
    """Each reading takes a millisecond, so that a loop that waits for a time without a sleep ends, and no wait is too short."""
    global _reads
    _reads += 1
    return _sim.now() + _reads


def time():
    return _START + _now() / 1000


def time_ns():
    return _START * 1000000000 + _now() * 1000000


def monotonic():
    return _now() / 1000


perf_counter = monotonic
process_time = monotonic


def monotonic_ns():
    return _now() * 1000000


perf_counter_ns = monotonic_ns


def sleep(seconds):
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    deliver(ask("sleep", {"ms": seconds * 1000}))


def _leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def _month_days(year):
    return (31, 29 if _leap(year) else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


_Moment = namedtuple(
    "time.struct_time", "tm_year tm_mon tm_mday tm_hour tm_min tm_sec tm_wday tm_yday tm_isdst".split()
)


def struct_time(parts):
    return _Moment(*parts)


def gmtime(seconds=None):
    seconds = int(time() if seconds is None else seconds)
    days, rest = divmod(seconds, 86400)
    weekday = (days + 3) % 7
    year = 1970
    while days >= (366 if _leap(year) else 365):
        days -= 366 if _leap(year) else 365
        year += 1
    yearday = days + 1
    month = 0
    for length in _month_days(year):
        if days < length:
            break
        days -= length
        month += 1
    return struct_time((year, month + 1, days + 1, rest // 3600, rest // 60 % 60, rest % 60, weekday, yearday, 0))


localtime = gmtime


def mktime(parts):
    year, month, day, hour, minute, second = parts[:6]
    days = sum([366 if _leap(y) else 365 for y in range(1970, year)]) + sum(_month_days(year)[: month - 1]) + day - 1
    return float(days * 86400 + hour * 3600 + minute * 60 + second)


def strftime(form, parts=None):
    parts = parts or gmtime()
    values = {
        "Y": "%04d" % parts[0],
        "y": "%02d" % (parts[0] % 100),
        "m": "%02d" % parts[1],
        "d": "%02d" % parts[2],
        "H": "%02d" % parts[3],
        "I": "%02d" % ((parts[3] + 11) % 12 + 1),
        "p": "AM" if parts[3] < 12 else "PM",
        "M": "%02d" % parts[4],
        "S": "%02d" % parts[5],
        "A": _DAYS[parts[6]],
        "a": _DAYS[parts[6]][:3],
        "B": _MONTHS[parts[1] - 1],
        "b": _MONTHS[parts[1] - 1][:3],
        "j": "%03d" % parts[7],
        "w": str((parts[6] + 1) % 7),
        "%": "%",
    }
    values["F"] = values["Y"] + "-" + values["m"] + "-" + values["d"]
    values["T"] = values["H"] + ":" + values["M"] + ":" + values["S"]
    values["X"] = values["T"]
    values["x"] = values["m"] + "/" + values["d"] + "/" + values["y"]
    result = ""
    index = 0
    while index < len(form):
        if form[index] == "%" and index + 1 < len(form):
            index += 1
            result += values.get(form[index], "%" + form[index])
        else:
            result += form[index]
        index += 1
    return result


def asctime(parts=None):
    parts = parts or gmtime()
    return strftime("%%a %%b %2d %%H:%%M:%%S %%Y" % parts[2], parts)


def ctime(seconds=None):
    return asctime(gmtime(seconds))
