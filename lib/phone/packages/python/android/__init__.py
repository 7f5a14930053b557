"""Classes of Android that samples import; only what is here exists on the simulated phone."""
