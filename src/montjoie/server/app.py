"""The application: its routes, its errors, its beginning and its end."""

from __future__ import annotations

import asyncio
import contextlib
import math
import secrets
from collections.abc import AsyncIterator, Sequence

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from montjoie.kernel.errors import DocumentError
from montjoie.server import health, protocol
from montjoie.server.api import games, learning, letters, matches
from montjoie.server.api.requests import answer
from montjoie.server.config import Config
from montjoie.server.errors import Denied
from montjoie.server.feeds import of_document
from montjoie.server.hub import Hub
from montjoie.server.labour.pool import Process
from montjoie.server.security import OwnPages, SecurityHeaders
from montjoie.server.stopwatch import Stopwatch
from montjoie.server.store import Store
from montjoie.words import LANGUAGES

_log = structlog.get_logger()


# What can go wrong.


async def denied(request: Request, error: Exception) -> Response:
    """Refused by the server itself."""
    assert isinstance(error, Denied)
    response = answer(protocol.Fault(error.code, error.text, retry=error.retry), error.status)
    if error.retry is not None:
        response.headers["Retry-After"] = str(math.ceil(error.retry))
    return response


async def unfit(request: Request, error: Exception) -> Response:
    """A set-up, record or position that cannot be used."""
    assert isinstance(error, DocumentError)
    problems = [of_document(problem) for problem in error.problems[: protocol.PROBLEMS]]
    code = type(error).__name__.removesuffix("Error").lower()
    lines = {lang: [getattr(each["text"], lang) for each in problems] for lang in LANGUAGES}
    text = protocol.Text(**{lang: "\n".join(lines[lang]) for lang in LANGUAGES})
    return answer(protocol.Fault(f"bad_{code}", text, problems), 422)


async def http_error(request: Request, error: Exception) -> Response:
    """No such path, or not that method."""
    assert isinstance(error, HTTPException)
    return answer(protocol.Fault("not_found", Denied("not_found").text), error.status_code)


async def failed(request: Request, error: Exception) -> Response:
    """A fault of ours."""
    _log.error("request_failed", path=request.url.path, exc_info=error)
    return answer(protocol.Fault("internal", Denied("internal").text), 500)


# The application.


def make_app(
    config: Config, workers: Sequence[Process] = (), stopwatch: Stopwatch | None = None
) -> Starlette:
    """The application for some settings, with the workers there are already."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(config.url, secrets.token_hex(6))
        hub = app.state.hub = Hub(config, store, workers, stopwatch)
        await hub.heed()
        store.listen(hub.heard)
        ticking = asyncio.gather(hub.run(), hub.pulse.beat())
        _log.info("started", store=store.engine.dialect.name)
        try:
            yield
        finally:
            ticking.cancel()
            await asyncio.gather(ticking, return_exceptions=True)
            await hub.close()
            _log.info("stopped")

    match = "/api/matches/{match}"
    routes: list[Route | Mount] = [
        Route("/health", health.health),
        Route("/health/live", health.live),
        Route("/health/ready", health.ready),
        Route("/metrics", health.metrics),
        Route("/mail/{match}/{seat}/{key}", letters.show, methods=["GET"]),
        Route("/mail/{match}/{seat}/{key}", letters.act, methods=["POST"]),
        Route("/api/games", games.known),
        Route("/api/ways", letters.ways),
        Route("/api/rules/{game}", games.rules),
        Route("/api/rules/{game}/{lang}", learning.book),
        Route("/api/learning/{game}", learning.shelves),
        Route("/api/learning/{game}/{shelf}/{name}", learning.item),
        Route("/api/words/{game}/{lang}", games.speech),
        Route("/api/content/{game}", games.content_files),
        Route("/api/content/{game}/{pack}/{file:path}", games.content_file),
        Route("/api/armies/{game}", games.armies),
        Route("/api/armies/{game}/check", games.check_army, methods=["POST"]),
        Route("/api/matches", matches.public_matches, methods=["GET"]),
        Route("/api/matches", matches.create, methods=["POST"]),
        Route(match, matches.summary),
        Route(f"{match}/record", matches.record),
        Route(f"{match}/replay", matches.replay),
        Route(f"{match}/moment", matches.moment, methods=["POST"]),
        Route(f"{match}/dice", matches.dice),
        Route(f"{match}/analysis", matches.analysis),
        Route(f"{match}/why", matches.why),
        Route(f"{match}/sit", matches.sit, methods=["POST"]),
        Route(f"{match}/rematch", matches.rematch, methods=["POST"]),
        Route(f"{match}/branch", matches.branch, methods=["POST"]),
        Route("/api/open", matches.open_file, methods=["POST"]),
        Route("/api/{rest:path}", _nothing),
    ]
    if config.web_dir.is_dir():
        routes.append(Mount("/", StaticFiles(directory=config.web_dir, html=True)))
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(SecurityHeaders), Middleware(OwnPages, config=config)],
        exception_handlers={
            Denied: denied,
            DocumentError: unfit,
            HTTPException: http_error,
            Exception: failed,
        },
    )


async def _nothing(request: Request) -> Response:
    raise Denied("not_found")
