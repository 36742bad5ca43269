"""Traces: where the time of a message goes, for the OpenTelemetry collector that the operator names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from opentelemetry.trace import Tracer

_tracer: Tracer | None = None


def set_up(collector: str) -> None:
    """Send spans to a collector (`http://HOST:4318/v1/traces`); without one none are made."""
    global _tracer
    if not collector:
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        raise ValueError("--traces needs `pip install montjoie[traces]`") from None
    provider = TracerProvider(resource=Resource.create({"service.name": "montjoie"}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint=collector)))
    _tracer = provider.get_tracer("montjoie")


@contextmanager
def span(name: str, **facts: str) -> Iterator[None]:
    """Something that takes time, inside whatever it is part of."""
    if _tracer is None:
        yield
        return
    with _tracer.start_as_current_span(name, attributes=facts):
        yield
