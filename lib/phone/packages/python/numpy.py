"""Of NumPy only what pictures need: the type of an array, and the kernels of OpenCV."""

from sim_arrays import Array

ndarray = Array
uint8 = "uint8"


class _Kernel:
    def __init__(self, shape):
        self.shape = shape

    def _encode(self):
        return self.shape[0]


def ones(shape, dtype=None):
    return _Kernel(shape)


def __getattr__(name):
    raise AttributeError("the simulated phone has no numpy.%s" % name)
