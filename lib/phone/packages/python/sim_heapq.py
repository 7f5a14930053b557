"""Heaps; the interpreter has the first three calls."""

from heapq import heapify, heappop, heappush


def heappushpop(heap, item):
    heappush(heap, item)
    return heappop(heap)


def heapreplace(heap, item):
    least = heappop(heap)
    heappush(heap, item)
    return least


def nlargest(n, items, key=None):
    return sorted(items, key=key, reverse=True)[: max(0, n)]


def nsmallest(n, items, key=None):
    return sorted(items, key=key)[: max(0, n)]


def merge(*lists, key=None, reverse=False):
    found = []
    for items in lists:
        found.extend(items)
    return iter(sorted(found, key=key, reverse=reverse))
