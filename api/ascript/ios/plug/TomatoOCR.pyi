"""Reads text with the third-party engine TomatoOCR."""

from typing import Any, Literal

from .._types import Picture, Region


class TomatoOCR:
    """Reads text with the third-party engine TomatoOCR, which needs a licence.

    Call `setModelPath()`, then `setLicense()`, then read.

    Requires:
        A licence of TomatoOCR
    """

    def __init__(
        self,
        mode: str = "",
        rec_type: str = "ch-3.0",
        box_type: str = "rect",
        ratio: float = 1.9,
        scale_ratio: float = 1.0,
        threshold: float = 0.3,
        return_type: str = "json",
        binary: int = 0,
        run_mode: Literal["slow", "fast"] = "slow",
        http_interval_time: int = 86400,
    ) -> None:
        """Sets the engine up; the setters can change every value later.

        Args:
            mode: `"dev"` for debugging, `""` for release.
            rec_type: Name of the model that reads, such as `"ch-3.0"`.
            box_type: Shape of the boxes around texts, such as `"rect"`.
            ratio: How far the boxes around texts are widened; the range is not documented.
            scale_ratio: Factor by which the picture is scaled.
            threshold: How sure the engine must be, from 0 to 1; less sure results are dropped.
            return_type: Form of the results, such as `"json"`.
            binary: Brightness that divides black and white before reading; `0` leaves the picture as it is.
            run_mode: `"slow"` is more exact, `"fast"` is faster.
            http_interval_time: Shortest time between two checks of the licence, in seconds.
        """

    def findTapPoint(self, text: str = "") -> tuple[int, int] | None:
        """Gives the place of the first text that was read and fits.

        Args:
            text: Text to look for.

        Returns:
            Middle of the text, `(x, y)`, or `None` when it was not read.

        Confidence:
            medium: A description in the code calls the argument `keyword`.
        """

    def findTapPoints(self, text: str = "") -> list[Any]:
        """Gives the places of all texts that were read and fit.

        Args:
            text: Text to look for.

        Returns:
            The places; their form is not documented.

        Confidence:
            medium: The form of the result is not documented.
        """

    @staticmethod
    def find_all(
        license: str,
        model_path: str,
        mode: str = "dev",
        rec_type: str = "ch-3.0",
        box_type: str = "rect",
        ratio: float = 1.9,
        scale_ratio: float = 1.0,
        threshold: float = 0.3,
        return_type: str = "json",
        binary: int = 0,
        run_mode: Literal["slow", "fast"] = "slow",
        ocr_type: int = 3,
        bitmap: Picture | None = None,
        file: str | None = None,
        capture: list[int] = [],
        text: str = "",
        texts: str = "",
        remark: str = "",
        http_interval_time: int = 28800,
    ) -> Any:
        """Sets the engine up and reads text in one call.

        Args:
            license: Text of the licence.
            model_path: Path of the files of the model.
            mode: `"dev"` for debugging, `""` for release.
            rec_type: Name of the model that reads, such as `"ch-3.0"`.
            box_type: Shape of the boxes around texts, such as `"rect"`.
            ratio: How far the boxes around texts are widened; the range is not documented.
            scale_ratio: Factor by which the picture is scaled.
            threshold: How sure the engine must be, from 0 to 1; less sure results are dropped.
            return_type: Form of the results, such as `"json"`.
            binary: Brightness that divides black and white before reading; `0` leaves the picture as it is.
            run_mode: `"slow"` is more exact, `"fast"` is faster.
            ocr_type: Kind of reading; the values are not documented.
            bitmap: The picture; its type is not documented.
            file: Path of a picture file.
            capture: Area of the screen to read; its form is not documented.
            text: Text whose place is wanted.
            texts: Texts whose places are wanted; how they are separated is not documented.
            remark: A note; what for is not documented.
            http_interval_time: Shortest time between two checks of the licence, in seconds.

        Returns:
            Not documented; `return_type` sets its form.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def ocrBitmap(self, bitmap: Picture | None = None, ocr_type: int = 3) -> Any:
        """Reads the text in a picture.

        Args:
            bitmap: The picture; its type is not documented.
            ocr_type: Kind of reading; the values are not documented.

        Returns:
            What was read, in the form that `setReturnType()` sets. What comes back on failure is not
            documented.

        Confidence:
            medium: The form of the result is not documented.
        """

    def ocrCapture(self, rect: Region = [], ocr_type: int = 3) -> Any:
        """Reads the text in an area of the screen.

        Args:
            rect: Area of the screen, `[left, top, right, bottom]` in pixels; what the empty list reads is not
                documented.
            ocr_type: Kind of reading; the values are not documented.

        Returns:
            What was read, in the form that `setReturnType()` sets. What comes back on failure is not
            documented.

        Confidence:
            medium: The form of the result is not documented.
        """

    def ocrFile(self, file_path: str, ocr_type: int = 3) -> Any:
        """Reads the text in a picture file.

        Args:
            file_path: Path of the picture file.
            ocr_type: Kind of reading; the values are not documented.

        Returns:
            What was read, in the form that `setReturnType()` sets. What comes back on failure is not
            documented.

        Confidence:
            medium: The form of the result is not documented.
        """

    def setBinaryThresh(self, binary: int = 0) -> Any:
        """Sets the brightness that divides black and white before reading.

        Args:
            binary: Brightness that divides black and white before reading; `0` leaves the picture as it is.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def setDetBoxType(self, box_type: str = "rect") -> Any:
        """Sets the shape of the boxes around texts.

        Args:
            box_type: Shape of the boxes around texts, such as `"rect"`.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def setDetScaleRatio(self, scale_ratio: float = 1.0) -> Any:
        """Sets how the picture is scaled before reading.

        Args:
            scale_ratio: Factor by which the picture is scaled.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def setDetUnclipRatio(self, ratio: float = 1.9) -> Any:
        """Sets how far the boxes around texts are widened.

        Args:
            ratio: How far the boxes around texts are widened; the range is not documented.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def setHttpIntervalTime(self, http_interval_time: int = 86400) -> Any:
        """Sets how often the licence is checked.

        Args:
            http_interval_time: Shortest time between two checks of the licence, in seconds.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def setLicense(self, license: str, remark: str = "") -> Any:
        """Sets the licence and starts the engine; call `setModelPath()` first.

        Args:
            license: Text of the licence.
            remark: A note; what for is not documented.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def setMode(self, mode: str = "dev") -> Any:
        """Sets whether the engine runs for debugging or for release.

        Args:
            mode: `"dev"` for debugging, `""` for release.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def setModelPath(self, model_path: str) -> Any:
        """Sets where the files of the model are; call it before `setLicense()`.

        Args:
            model_path: Path of the files of the model.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def setRecScoreThreshold(self, threshold: float = 0.3) -> Any:
        """Sets how sure the engine must be.

        Args:
            threshold: How sure the engine must be, from 0 to 1; less sure results are dropped.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def setRecType(self, rec_type: str = "ch-3.0") -> Any:
        """Sets the model that reads.

        Args:
            rec_type: Name of the model that reads, such as `"ch-3.0"`.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def setReturnType(self, return_type: str = "json") -> Any:
        """Sets the form of the results.

        Args:
            return_type: Form of the results, such as `"json"`.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def setRunMode(self, run_mode: Literal["slow", "fast"] = "slow") -> Any:
        """Sets whether the engine is exact or fast.

        Args:
            run_mode: `"slow"` is more exact, `"fast"` is faster.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """
