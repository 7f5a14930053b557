"""Finds places on the screen by their colours."""

from .._types import Picture, Region


class FindColors:
    """Finds places where several points have given colours at given distances.

    Call the methods on the class itself.
    """

    @staticmethod
    def find(
        colors: str,
        rect: Region | None = None,
        threshold: float = 0.95,
        ori: int = 2,
        exclusion_radius: int = 5,
        im_source: Picture | None = None,
        max_res: int = 1,
    ) -> tuple[int, int] | None:
        """Finds the first place where all the colours match.

        Args:
            colors: Feature string `x,y,#RRGGBB|x,y,#RRGGBB|…`. The first point is the anchor; of the others, their
                distance from it counts.
            rect: Where to look: `[left, top, right, bottom]` in physical pixels. `None` is the whole screen.
            threshold: How exactly colours must match, from 0 to 1. Red, green and blue may each differ by
                255 × (1 − `threshold`).
            ori: Which match counts as the first, a number from 1 to 8: see `FindColors.find_all`.
            exclusion_radius: Pixels around a match in which no second match is reported.
            im_source: Picture to look in. `None` takes a screenshot.
            max_res: The most matches to look for.

        Returns:
            `(x, y)` of the anchor, or `None` when nothing matches.

        Note:
            The vendor's page calls the later points offsets from the first, while its code works their distances
            out of positions. Take the string from the colour tool, which writes the right form.
        """

    @staticmethod
    def find_all(
        colors: str,
        rect: Region | None = None,
        threshold: float = 0.95,
        ori: int = 2,
        exclusion_radius: int = 5,
        im_source: Picture | None = None,
        max_res: int = 0,
    ) -> list[tuple[int, int]]:
        """Finds every place where all the colours match.

        Args:
            colors: Feature string `x,y,#RRGGBB|x,y,#RRGGBB|…`. The first point is the anchor; of the others, their
                distance from it counts.
            rect: Where to look: `[left, top, right, bottom]` in physical pixels. `None` is the whole screen.
            threshold: How exactly colours must match, from 0 to 1. Red, green and blue may each differ by
                255 × (1 − `threshold`).
            ori: Order of the matches. Row by row: `2` from the top left, `3` from the top right, `6` from the bottom
                right, `7` from the bottom left. Column by column: `1` from the top left, `4` from the top right, `5`
                from the bottom right, `8` from the bottom left.
            exclusion_radius: Pixels around a match in which no second match is reported.
            im_source: Picture to look in. `None` takes a screenshot.
            max_res: The most matches to report. `0` reports all.

        Returns:
            A list of `(x, y)`, the anchors of the matches. What comes back when nothing matches is not documented.

        Note:
            The vendor gives the orders in words that can be read in two ways. This reading agrees with its Android
            page for 1 to 3; try yours before you rely on it.
        """
