"""Jobs that a pool would do side by side; here each is done at once, when it is given."""


class TimeoutError(Exception):
    pass


class Future:
    def __init__(self, function, args, kwargs):
        self._value = self._error = None
        try:
            self._value = function(*args, **kwargs)
        except Exception as error:
            self._error = error

    def result(self, timeout=None):
        if self._error is not None:
            raise self._error
        return self._value

    def exception(self, timeout=None):
        return self._error

    def done(self):
        return True

    def running(self):
        return False

    def cancelled(self):
        return False

    def cancel(self):
        return False

    def add_done_callback(self, function):
        function(self)


class ThreadPoolExecutor:
    def __init__(self, max_workers=None, thread_name_prefix="", initializer=None, initargs=()):
        if initializer:
            initializer(*initargs)

    def submit(self, function, *args, **kwargs):
        return Future(function, args, kwargs)

    def map(self, function, *lists, timeout=None, chunksize=1):
        futures = [Future(function, args, {}) for args in zip(*lists)]
        return (future.result() for future in futures)

    def shutdown(self, wait=True):
        return None

    def __enter__(self):
        return self

    def __exit__(self, *error):
        return None


ProcessPoolExecutor = ThreadPoolExecutor
FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED = "FIRST_COMPLETED", "FIRST_EXCEPTION", "ALL_COMPLETED"


def as_completed(futures, timeout=None):
    return iter(list(futures))


def wait(futures, timeout=None, return_when=ALL_COMPLETED):
    return set(futures), set()
