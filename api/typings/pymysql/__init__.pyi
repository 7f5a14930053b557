"""The part of PyMySQL that samples use."""

from typing import Any

from . import cursors as cursors

class MySQLError(Exception): ...
class OperationalError(MySQLError): ...
class IntegrityError(MySQLError): ...

class Connection:
    def cursor(self, cursor: type[cursors.Cursor] | None = None) -> cursors.Cursor: ...
    def commit(self) -> None: ...
    def rollback(self) -> None: ...
    def close(self) -> None: ...
    def ping(self, reconnect: bool = True) -> None: ...

def connect(
    *,
    user: str | None = None,
    password: str = "",
    host: str | None = None,
    database: str | None = None,
    port: int = 0,
    charset: str = "",
    cursorclass: type[cursors.Cursor] = ...,
    connect_timeout: int = 10,
    autocommit: bool = False,
    ssl: dict[str, Any] | None = None,
) -> Connection: ...
