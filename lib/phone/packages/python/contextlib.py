"""What stands behind `with`."""


class _Manager:
    def __init__(self, steps):
        self._steps = steps

    def __enter__(self):
        return next(self._steps)

    def __exit__(self, kind, error, trace):
        if kind is None:
            try:
                next(self._steps)
            except StopIteration:
                return False
            raise RuntimeError("generator didn't stop")
        try:
            self._steps.throw(error)
        except StopIteration:
            return True
        except BaseException as raised:
            if raised is error:
                return False
            raise
        raise RuntimeError("generator didn't stop after throw()")


def contextmanager(function):
    return lambda *args, **kwargs: _Manager(function(*args, **kwargs))


class suppress:
    def __init__(self, *kinds):
        self._kinds = kinds

    def __enter__(self):
        return None

    def __exit__(self, kind, error, trace):
        return kind is not None and issubclass(kind, self._kinds)


class closing:
    def __init__(self, thing):
        self._thing = thing

    def __enter__(self):
        return self._thing

    def __exit__(self, *error):
        self._thing.close()


class nullcontext:
    def __init__(self, enter_result=None):
        self._result = enter_result

    def __enter__(self):
        return self._result

    def __exit__(self, *error):
        return None
