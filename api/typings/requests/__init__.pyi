"""The part of Requests that samples use."""

from collections.abc import Iterator, Mapping
from typing import Any

__version__: str

class RequestException(OSError):
    response: Response | None

class ConnectionError(RequestException): ...
class HTTPError(RequestException): ...
class Timeout(RequestException): ...

class Response:
    status_code: int
    ok: bool
    reason: str
    url: str
    headers: Mapping[str, str]
    encoding: str | None
    raw: Any
    @property
    def apparent_encoding(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def content(self) -> bytes: ...
    def json(self, **kwargs: Any) -> Any: ...
    def raise_for_status(self) -> None: ...
    def iter_content(self, chunk_size: int | None = 1, decode_unicode: bool = False) -> Iterator[bytes]: ...
    def close(self) -> None: ...
    def __enter__(self) -> Response: ...
    def __exit__(self, *args: object) -> None: ...

class Session:
    headers: dict[str, str]
    def get(self, url: str, *, params: Mapping[str, Any] | None = None, headers: Mapping[str, str] | None = None, cookies: Mapping[str, str] | None = None, timeout: float | tuple[float, float] | None = None, stream: bool = False) -> Response: ...
    def post(self, url: str, data: Any = None, json: Any = None, *, headers: Mapping[str, str] | None = None, cookies: Mapping[str, str] | None = None, timeout: float | tuple[float, float] | None = None, files: Any = None) -> Response: ...
    def __enter__(self) -> Session: ...
    def __exit__(self, *args: object) -> None: ...

def get(
    url: str,
    params: Mapping[str, Any] | None = None,
    *,
    headers: Mapping[str, str] | None = None,
    cookies: Mapping[str, str] | None = None,
    timeout: float | tuple[float, float] | None = None,
    stream: bool = False,
    proxies: Mapping[str, str] | None = None,
    verify: bool | str = True,
) -> Response: ...
def head(url: str, *, headers: Mapping[str, str] | None = None, timeout: float | tuple[float, float] | None = None) -> Response: ...
def post(
    url: str,
    data: Any = None,
    json: Any = None,
    *,
    params: Mapping[str, Any] | None = None,
    headers: Mapping[str, str] | None = None,
    cookies: Mapping[str, str] | None = None,
    files: Any = None,
    timeout: float | tuple[float, float] | None = None,
    proxies: Mapping[str, str] | None = None,
    verify: bool | str = True,
) -> Response: ...
