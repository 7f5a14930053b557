"""Drives an ESP32 board that acts as a Bluetooth mouse and keyboard."""

from .ble_device import BleDevice as BleDevice
