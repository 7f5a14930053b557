"""Places in sorted lists."""


def bisect_left(items, item, lo=0, hi=None):
    hi = len(items) if hi is None else hi
    while lo < hi:
        middle = (lo + hi) // 2
        if items[middle] < item:
            lo = middle + 1
        else:
            hi = middle
    return lo


def bisect_right(items, item, lo=0, hi=None):
    hi = len(items) if hi is None else hi
    while lo < hi:
        middle = (lo + hi) // 2
        if item < items[middle]:
            hi = middle
        else:
            lo = middle + 1
    return lo


def insort_left(items, item, *ends):
    items.insert(bisect_left(items, item, *ends), item)


def insort_right(items, item, *ends):
    items.insert(bisect_right(items, item, *ends), item)


bisect = bisect_right
insort = insort_right
