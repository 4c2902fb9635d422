"""What our lines override and use of uvicorn's protocols, none of which it promises to keep."""

from __future__ import annotations

import inspect

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from baumeister.server.http_line import HttpProtocol
from baumeister.server.socket_line import SocketProtocol

HTTP = {
    *("connection_made", "connection_lost", "data_received", "handle_websocket_upgrade", "timeout_keep_alive_handler"),
    *("on_message_begin", "on_url", "on_header", "on_headers_complete", "on_body", "on_message_complete"),
    *("on_response_complete", "pause_writing", "resume_writing", "_should_upgrade", "_unset_keepalive_if_required"),
}
HTTP_FIELDS = {"config", "client", "transport", "parser", "cycle", "pipeline", "url"}
CYCLE_FIELDS = {"response_complete", "response_started", "disconnected", "message_event"}
SOCKET = {
    *("connection_made", "connection_lost", "data_received", "handle_events", "handle_parser_exception"),
    *("handle_connect", "handle_text", "handle_bytes", "handle_cont", "handle_ping", "handle_pong"),
    *("send_receive_event_to_app", "start_keepalive", "send_keepalive_ping", "schedule_ping", "keepalive_timeout"),
    *("on_task_complete", "pause_writing", "resume_writing"),
}
SOCKET_FIELDS = {
    *("config", "client", "transport", "conn", "queue", "writable", "close_sent", "disconnected", "frames", "loop"),
    *("curr_msg_data_type", "request", "response"),
}


def test_uvicorn_has_what_our_lines_build_on() -> None:
    for theirs, methods, fields in (
        (HttpToolsProtocol, HTTP, HTTP_FIELDS),
        (WebSocketsSansIOProtocol, SOCKET, SOCKET_FIELDS),
        (RequestResponseCycle, set(), CYCLE_FIELDS),
    ):
        source = inspect.getsource(theirs)
        assert {name for name in methods if not callable(getattr(theirs, name, None))} == set()
        assert {name for name in fields if f"self.{name}" not in source} == set()


def test_what_our_lines_override_is_called_so_by_uvicorn() -> None:
    ours = {"write", "ready", "cut", "hold", "overdue"}
    for line, theirs, methods in (
        (SocketProtocol, WebSocketsSansIOProtocol, SOCKET),
        (HttpProtocol, HttpToolsProtocol, HTTP),
    ):
        own = {name for name, value in vars(line).items() if inspect.isfunction(value) and not name.startswith("_")}
        assert own - ours <= methods, f"{line.__name__} overrides what {theirs.__name__} does not have"
