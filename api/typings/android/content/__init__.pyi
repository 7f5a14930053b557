"""Classes of the Android SDK; what they hold is known on the phone only."""

from typing import Any

def __getattr__(name: str) -> Any: ...
