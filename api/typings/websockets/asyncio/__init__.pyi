"""The asyncio side of websockets."""
