"""Means and spreads of numbers."""

from math import sqrt


class StatisticsError(ValueError):
    pass


def _read(data, name, least=1):
    values = list(data)
    if len(values) < least:
        raise StatisticsError(
            "%s requires at least %s" % (name, "one data point" if least == 1 else "two data points")
        )
    return values


def mean(data):
    values = _read(data, "mean")
    total = sum(values) / len(values)
    whole = all([isinstance(value, int) for value in values]) and total == int(total)
    return int(total) if whole else total


def fmean(data):
    values = _read(data, "fmean")
    return sum(values) / len(values)


def median(data):
    values = sorted(_read(data, "median"))
    middle = len(values) // 2
    return values[middle] if len(values) % 2 else (values[middle - 1] + values[middle]) / 2


def median_low(data):
    values = sorted(_read(data, "median"))
    return values[(len(values) - 1) // 2]


def median_high(data):
    values = sorted(_read(data, "median"))
    return values[len(values) // 2]


def multimode(data):
    values = list(data)
    most = max([values.count(value) for value in values] or [0])
    result = []
    for value in values:
        if values.count(value) == most and value not in result:
            result.append(value)
    return result


def mode(data):
    return multimode(_read(data, "mode"))[0]


def _spread(values, divisor):
    middle = sum(values) / len(values)
    return sum([(value - middle) ** 2 for value in values]) / divisor


def pvariance(data):
    values = _read(data, "pvariance")
    return _spread(values, len(values))


def variance(data):
    values = _read(data, "variance", 2)
    return _spread(values, len(values) - 1)


def pstdev(data):
    return sqrt(pvariance(data))


def stdev(data):
    return sqrt(variance(data))


def harmonic_mean(data):
    values = _read(data, "harmonic_mean")
    return 0 if 0 in values else len(values) / sum([1 / value for value in values])


def quantiles(data, *, n=4, method="exclusive"):
    values = sorted(_read(data, "quantiles", 2))
    result = []
    for step in range(1, n):
        if method == "inclusive":
            place, rest = divmod(step * (len(values) - 1), n)
        else:
            place = max(1, min(step * (len(values) + 1) // n, len(values) - 1))
            rest = step * (len(values) + 1) - place * n
            place -= 1
        after = values[place + 1] if place + 1 < len(values) else values[place]
        result.append((values[place] * (n - rest) + after * rest) / n)
    return result
