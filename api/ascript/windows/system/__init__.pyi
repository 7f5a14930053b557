"""Keeps settings, installs packages and knows the project."""

from .device import Device as Device
from .key_value import KeyValue as KeyValue
from .r import R as R
