"""How alike two sequences are, as Python measures it."""


class SequenceMatcher:
    def __init__(self, isjunk=None, a="", b="", autojunk=True):
        if isjunk is not None:
            raise NotImplementedError("isjunk is not simulated")
        self.autojunk = autojunk
        self.set_seqs(a, b)

    def set_seqs(self, a, b):
        self.a = a
        self.set_seq2(b)

    def set_seq1(self, a):
        self.a = a

    def set_seq2(self, b):
        self.b = b
        self._places = places = {}
        for j, item in enumerate(b):
            places.setdefault(item, []).append(j)
        if self.autojunk and len(b) >= 200:
            most = len(b) // 100 + 1
            for item in [item for item in places if len(places[item]) > most]:
                del places[item]

    def _longest(self, alo, ahi, blo, bhi):
        """The longest common part; of several, the first of a, and there the first of b."""
        a, b = self.a, self.b
        besti, bestj, size = alo, blo, 0
        ends = {}
        for i in range(alo, ahi):
            now = {}
            for j in self._places.get(a[i], ()):
                if j >= bhi:
                    break
                if j >= blo:
                    k = now[j] = ends.get(j - 1, 0) + 1
                    if k > size:
                        besti, bestj, size = i - k + 1, j - k + 1, k
            ends = now
        # Items that are too frequent to begin a part can make it longer.
        while besti > alo and bestj > blo and a[besti - 1] == b[bestj - 1]:
            besti, bestj, size = besti - 1, bestj - 1, size + 1
        while besti + size < ahi and bestj + size < bhi and a[besti + size] == b[bestj + size]:
            size += 1
        return besti, bestj, size

    def ratio(self):
        matches = 0
        waiting = [(0, len(self.a), 0, len(self.b))]
        while waiting:
            alo, ahi, blo, bhi = waiting.pop()
            i, j, size = self._longest(alo, ahi, blo, bhi)
            if size:
                matches += size
                waiting.append((alo, i, blo, j))
                waiting.append((i + size, ahi, j + size, bhi))
        length = len(self.a) + len(self.b)
        return 2.0 * matches / length if length else 1.0


def get_close_matches(word, possibilities, n=3, cutoff=0.6):
    if n <= 0:
        raise ValueError("n must be > 0: %r" % (n,))
    if not 0.0 <= cutoff <= 1.0:
        raise ValueError("cutoff must be in [0.0, 1.0]: %r" % (cutoff,))
    matcher = SequenceMatcher()
    matcher.set_seq2(word)
    found = []
    for text in possibilities:
        matcher.set_seq1(text)
        score = matcher.ratio()
        if score >= cutoff:
            found.append((score, text))
    return [text for _, text in sorted(found, reverse=True)[:n]]
