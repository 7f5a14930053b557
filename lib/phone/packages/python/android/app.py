"""Names of `android.app`."""


class Notification:
    EXTRA_TITLE = "android.title"
    EXTRA_TEXT = "android.text"
