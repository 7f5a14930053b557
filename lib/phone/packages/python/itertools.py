"""Ways through lists; the interpreter has half of them."""


def count(start=0, step=1):
    while True:
        yield start
        start += step


def cycle(items):
    kept = []
    for item in items:
        yield item
        kept.append(item)
    while kept:
        for item in kept:
            yield item


def repeat(item, times=None):
    while times is None or times > 0:
        yield item
        if times is not None:
            times -= 1


class chain:
    def __new__(cls, *iterables):
        return _chain(iterables)

    @staticmethod
    def from_iterable(iterables):
        return _chain(iterables)


def _chain(iterables):
    for iterable in iterables:
        for item in iterable:
            yield item


def islice(items, *bounds):
    start, stop, step = (tuple(bounds) + (1,))[:3] if len(bounds) > 1 else (0, bounds[0], 1)
    start, step = start or 0, step or 1
    if stop is not None and stop <= start:
        return
    for index, item in enumerate(items):
        if index >= start and (index - start) % step == 0:
            yield item
        if stop is not None and index + 1 >= stop:
            return


def accumulate(items, func=None, *, initial=None):
    total = initial
    is_first = initial is None
    if not is_first:
        yield total
    for item in items:
        total = item if is_first else func(total, item) if func else total + item
        is_first = False
        yield total


def starmap(function, items):
    for arguments in items:
        yield function(*arguments)


def takewhile(predicate, items):
    for item in items:
        if not predicate(item):
            return
        yield item


def dropwhile(predicate, items):
    dropping = True
    for item in items:
        dropping = dropping and predicate(item)
        if not dropping:
            yield item


def filterfalse(predicate, items):
    for item in items:
        if not (predicate(item) if predicate else item):
            yield item


def compress(items, selectors):
    for item, wanted in zip(items, selectors):
        if wanted:
            yield item


def groupby(items, key=None):
    group = []
    last = None
    for item in items:
        value = key(item) if key else item
        if group and value != last:
            yield last, iter(group)
            group = []
        last = value
        group.append(item)
    if group:
        yield last, iter(group)


def zip_longest(*iterables, fillvalue=None):
    rows = [list(iterable) for iterable in iterables]
    for index in range(max([len(row) for row in rows] or [0])):
        yield tuple([row[index] if index < len(row) else fillvalue for row in rows])


def tee(items, n=2):
    kept = list(items)
    return tuple([iter(kept) for _ in range(n)])


def product(*iterables, repeat=1):
    pools = [list(iterable) for iterable in iterables] * repeat
    return _product(pools, ())


def _product(pools, chosen):
    if not pools:
        yield chosen
        return
    for item in pools[0]:
        for row in _product(pools[1:], chosen + (item,)):
            yield row


def permutations(items, r=None):
    pool = list(items)
    for places in _permute(len(pool), len(pool) if r is None else r, ()):
        yield tuple([pool[place] for place in places])


def _permute(size, left, chosen):
    if left == 0:
        yield chosen
        return
    for place in range(size):
        if place not in chosen:
            for row in _permute(size, left - 1, chosen + (place,)):
                yield row


def combinations(items, r):
    return _combine(list(items), r, 0, 1)


def combinations_with_replacement(items, r):
    return _combine(list(items), r, 0, 0)


def _combine(pool, r, start, step):
    if r == 0:
        yield ()
        return
    for place in range(start, len(pool)):
        for rest in _combine(pool, r - 1, place + step, step):
            yield (pool[place],) + rest
