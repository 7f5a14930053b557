"""Of RapidOCR what AScript adds to it: the texts of a picture, to find and to click."""

import re

from sim import ask
from sim_windows import read_item


class RapidOCR:
    def __call__(self, picture):
        return _Result([read_item(fields) for fields in ask("rapidocr.read", {"image": picture}) or []])


class _Result:
    def __init__(self, items):
        self._items = items

    def find_all(self, text_re=None, score=0.85):
        return [item for item in self._items if item.score >= score and (not text_re or re.search(text_re, item.txt))]

    def find(self, text_re=None, score=0.85):
        from ascript.windows.screen.ocr.rapidocr_hook import NullOCRItem

        found = self.find_all(text_re, score)
        return found[0] if found else NullOCRItem()
