"""Reads text with the TomatoOCR plug-in."""

from typing import Any

from .._types import Picture, Region


class TomatoOCR:
    """Wrapper of the third-party TomatoOCR plugin."""

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
        run_mode: str = "slow",
        http_interval_time: int = 86400,
    ) -> None:
        """Creates one.

        Args:
            mode: Run mode: "dev" for debugging, "" for release.
            rec_type: Recognition model, such as "ch-3.0".
            box_type: Shape of the text boxes, such as "rect".
            ratio: How far text boxes are widened.
            scale_ratio: Scale factor.
            threshold: Lowest confidence 0-1.
            return_type: Result format, such as "json".
            binary: Binarisation threshold; 0 is off.
            run_mode: "slow" for accuracy, "fast" for speed.
            http_interval_time: Shortest time between licence checks, seconds.
        """

    def findTapPoint(self, text: str = "") -> tuple[int, int] | None:
        """Gives the position of a text, first match.

        Args:
            text: Text to look for (described under the name keyword).

        Returns:
            Centre (x, y), or `None` when not found.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    def findTapPoints(self, text: str = "") -> list[Any]:
        """Gives all positions of a text.

        Args:
            text: Text to look for.

        Returns:
            List of positions.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
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
        run_mode: str = "slow",
        ocr_type: int = 3,
        bitmap: Picture | None = None,
        file: str | None = None,
        capture: list[int] = [],
        text: str = "",
        texts: str = "",
        remark: str = "",
        http_interval_time: int = 28800,
    ) -> Any:
        """Configures everything and recognises in one call.

        Args:
            license: Licence text.
            model_path: Path of the model files.
            mode: Run mode: "dev" for debugging, "" for release.
            rec_type: Recognition model, such as "ch-3.0".
            box_type: Shape of the text boxes, such as "rect".
            ratio: How far text boxes are widened.
            scale_ratio: Scale factor.
            threshold: Lowest confidence 0-1.
            return_type: Result format, such as "json".
            binary: Binarisation threshold; 0 is off.
            run_mode: "slow" for accuracy, "fast" for speed.
            ocr_type: Recognition kind; values not documented.
            bitmap: Picture in memory.
            file: Path of an image file.
            capture: Screen area.
            text: Text whose position is wanted.
            texts: Text whose positions are wanted.
            remark: Note.
            http_interval_time: Shortest time between licence checks, seconds.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def ocrBitmap(self, bitmap: Picture | None = None, ocr_type: int = 3) -> Any:
        """Recognises text in a bitmap.

        Args:
            bitmap: Picture in memory.
            ocr_type: Recognition kind; values not documented.

        Returns:
            Result in the chosen format.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    def ocrCapture(self, rect: Region = [], ocr_type: int = 3) -> Any:
        """Recognises text in a screen area.

        Args:
            rect: Screen area; the default is an empty list.
            ocr_type: Recognition kind; values not documented.

        Returns:
            Result in the chosen format.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    def ocrFile(self, file_path: str, ocr_type: int = 3) -> Any:
        """Recognises text in an image file.

        Args:
            file_path: Path of the image file.
            ocr_type: Recognition kind; values not documented.

        Returns:
            Result in the chosen format.

        Confidence:
            medium: The signature is known from the vendor's code; sources describe the behaviour only in part.
        """

    def setBinaryThresh(self, binary: int = 0) -> Any:
        """Sets the binarisation threshold.

        Args:
            binary: Binarisation threshold; 0 is off.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def setDetBoxType(self, box_type: str = "rect") -> Any:
        """Sets the text-box shape.

        Args:
            box_type: Shape of the text boxes, such as "rect".

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def setDetScaleRatio(self, scale_ratio: float = 1.0) -> Any:
        """Sets the scale factor.

        Args:
            scale_ratio: Scale factor.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def setDetUnclipRatio(self, ratio: float = 1.9) -> Any:
        """Sets how far text boxes are widened.

        Args:
            ratio: How far text boxes are widened.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def setHttpIntervalTime(self, http_interval_time: int = 86400) -> Any:
        """Sets the time between licence checks.

        Args:
            http_interval_time: Shortest time between licence checks, seconds.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def setLicense(self, license: str, remark: str = "") -> Any:
        """Sets the licence and start the engine.

        Call `setModelPath()` first.

        Args:
            license: Licence text.
            remark: Note.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def setMode(self, mode: str = "dev") -> Any:
        """Sets the run mode.

        Args:
            mode: Run mode: "dev" for debugging, "" for release.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def setModelPath(self, model_path: str) -> Any:
        """Sets the model path.

        Required before `setLicense()`.

        Args:
            model_path: Path of the model files.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def setRecScoreThreshold(self, threshold: float = 0.3) -> Any:
        """Sets the lowest confidence.

        Args:
            threshold: Lowest confidence 0-1.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def setRecType(self, rec_type: str = "ch-3.0") -> Any:
        """Sets the recognition model.

        Args:
            rec_type: Recognition model, such as "ch-3.0".

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def setReturnType(self, return_type: str = "json") -> Any:
        """Sets the result format.

        Args:
            return_type: Result format, such as "json".

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """

    def setRunMode(self, run_mode: str = "slow") -> Any:
        """Chooses accuracy or speed.

        Args:
            run_mode: "slow" for accuracy, "fast" for speed.

        Returns:
            The result is not documented.

        Confidence:
            medium: The signature is known from the vendor's code; the result is not documented.
        """
