"""The part of RapidOCR that samples use, with what AScript adds to its result."""

from typing import Any

from ascript.windows.screen.ocr.rapidocr_hook import OCRItem

class RapidOCROutput:
    def find(self, text_re: str | None = None, score: float = 0.85) -> OCRItem: ...
    def find_all(self, text_re: str | None = None, score: float = 0.85) -> list[OCRItem]: ...

class RapidOCR:
    def __call__(self, img_content: Any) -> RapidOCROutput: ...
