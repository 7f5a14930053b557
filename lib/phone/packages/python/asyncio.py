"""Not simulated: nothing runs beside the script."""

raise ImportError("the simulated phone has no asyncio; do the steps one after the other here, or run the script on a device")
