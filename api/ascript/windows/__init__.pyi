"""Automates programs on the Windows desktop: windows, controls, screen, mouse and keyboard.

Note:
    AScript for Windows is an experimental edition. Names and behaviour may change between versions.
"""
