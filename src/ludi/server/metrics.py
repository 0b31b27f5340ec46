"""What a monitor may know: counts and times, nothing about games or people."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

REQUESTS = Counter("ludi_requests_total", "Requests by method, route and status", ["method", "route", "status"])
SECONDS = Histogram(
    "ludi_request_seconds",
    "Time to answer",
    ["route"],
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
EVENTS = Counter("ludi_events_total", "Events committed, by kind", ["kind"])
ROOMS = Counter("ludi_rooms_total", "Rooms created")
LIVE = Gauge("ludi_live_rooms", "Rooms in memory")
SOCKETS = Gauge("ludi_streams", "Open streams")
DROPPED = Counter("ludi_streams_dropped_total", "Streams closed because their reader was too slow")
CONNECTIONS = Gauge("ludi_connections", "Open connections")
TURNED_AWAY = Counter("ludi_connections_turned_away_total", "Connections refused or closed, by reason", ["reason"])
# From the beginning of a turn until its move is shown, which everybody at the table sees; how long a bot thinks is not.
TO_MOVE = Gauge("ludi_bots_to_move", "Matches in which a bot is to move")
