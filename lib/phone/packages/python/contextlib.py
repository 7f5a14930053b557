"""What stands behind `with`."""

import sim


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


class redirect_stdout:
    def __init__(self, target):
        self._target = target

    def __enter__(self):
        self._before = sim.OUT[0]
        sim.OUT[0] = self._target
        return self._target

    def __exit__(self, *error):
        sim.OUT[0] = self._before


class ExitStack:
    def __init__(self):
        self._ends = []

    def enter_context(self, manager):
        value = manager.__enter__()
        self._ends.append(manager.__exit__)
        return value

    def push(self, end):
        self._ends.append(getattr(end, "__exit__", end))
        return end

    def callback(self, function, *args, **kwargs):
        self._ends.append(lambda *error: function(*args, **kwargs) and False)
        return function

    def pop_all(self):
        other = ExitStack()
        other._ends, self._ends = self._ends, []
        return other

    def close(self):
        self.__exit__(None, None, None)

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        while self._ends:
            try:
                if self._ends.pop()(kind, error, trace):
                    kind = error = None
            except Exception as other:
                kind, error = type(other), other
        if error is not None:
            raise error
        return True
