"""Months and weeks."""

from datetime import date

MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY = range(7)
day_name = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
day_abbr = [name[:3] for name in day_name]
month_name = ["", "January", "February", "March", "April", "May", "June", "July", "August", "September"]
month_name += ["October", "November", "December"]
month_abbr = [name[:3] for name in month_name]
_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


class IllegalMonthError(ValueError):
    pass


def isleap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def leapdays(first, last):
    return len([year for year in range(first, last) if isleap(year)])


def weekday(year, month, day):
    return date(year, month, day).weekday()


def monthrange(year, month):
    if not 1 <= month <= 12:
        raise IllegalMonthError("bad month number %r; must be 1-12" % month)
    return weekday(year, month, 1), _DAYS[month - 1] + (month == 2 and isleap(year))


def monthcalendar(year, month):
    first, days = monthrange(year, month)
    numbers = [0] * first + list(range(1, days + 1))
    numbers += [0] * (-len(numbers) % 7)
    return [numbers[at : at + 7] for at in range(0, len(numbers), 7)]


def month(year, month, w=2, l=1):
    lines = [("%s %d" % (month_name[month], year)).center(20).rstrip(), "Mo Tu We Th Fr Sa Su"]
    for week in monthcalendar(year, month):
        lines.append(" ".join(["%2d" % day if day else "  " for day in week]).rstrip())
    return "\n".join(lines) + "\n"


def prmonth(year, number):
    print(month(year, number), end="")


def timegm(parts):
    days = date(parts[0], parts[1], parts[2]).toordinal() - date(1970, 1, 1).toordinal()
    return ((days * 24 + parts[3]) * 60 + parts[4]) * 60 + parts[5]


def __getattr__(name):
    raise AttributeError("the simulated phone has no calendar.%s; monthcalendar() gives the weeks" % name)
