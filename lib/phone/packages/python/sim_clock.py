"""Directives of `strftime` that few scripts use."""

import time

_own = time.strftime
_SAME = {"D": "%m/%d/%y", "R": "%H:%M", "T": "%H:%M:%S", "F": "%Y-%m-%d", "h": "%b", "n": "\n", "t": "\t", "Z": "UTC", "z": "+0000"}
_SAME["c"] = "%a %b {:2d} %H:%M:%S %Y"


def _week(year, day, weekday):
    """The year and the week by ISO 8601, of a day of the year and a day of the week that count from 0."""
    week = (day - weekday + 10) // 7
    days = 366 if time._leap(year) else 365
    if week < 1:
        before = 366 if time._leap(year - 1) else 365
        return _week(year - 1, day + before, weekday)
    if week == 53 and day - weekday + 3 >= days:
        return year + 1, 1
    return year, week


def strftime(form, parts=None):
    parts = parts or time.gmtime()
    day, weekday = parts[7] - 1, parts[6]
    result = ""
    while form:
        before, sign, form = form.partition("%")
        result += before
        mark = form[:1]
        form = form[1:]
        if mark == "-":
            shown = _own("%" + form[:1], parts).lstrip("0")
            result += shown or "0"
            form = form[1:]
        elif mark in _SAME and mark:
            result += _own(_SAME[mark].format(parts[2]), parts)
        elif mark == "e":
            result += "%2d" % parts[2]
        elif mark == "U":
            result += "%02d" % ((day + 7 - (weekday + 1) % 7) // 7)
        elif mark == "W":
            result += "%02d" % ((day + 7 - weekday) // 7)
        elif mark == "u":
            result += str(weekday + 1)
        elif mark == "V":
            result += "%02d" % _week(parts[0], day, weekday)[1]
        elif mark == "G":
            result += str(_week(parts[0], day, weekday)[0])
        elif mark == "C":
            result += "%02d" % (parts[0] // 100)
        elif sign:
            result += _own("%" + mark, parts)
    return result
