"""The files that are ready to run: what they name is there, and they are as careful as they say."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from starlette.routing import Route

from montjoie.server.app import make_app
from montjoie.server.config import Config

ROOT = Path(__file__).parents[2]
CONTAINER = (ROOT / "Containerfile").read_text()
UNIT = (ROOT / "deploy/montjoie.service").read_text()
PROXY = (ROOT / "deploy/Caddyfile").read_text()
SERVICES: dict[str, Any] = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())["services"]


def commands() -> list[str]:
    """All words with which the files call the server."""
    entry = json.loads(CONTAINER.partition("ENTRYPOINT ")[2].partition("\n")[0])
    begun = re.findall(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)[0].split()
    return [*entry, *begun, *SERVICES["one"]["command"], *SERVICES["two"]["command"]]


def test_the_server_knows_every_option_it_is_called_with():
    told = subprocess.run(
        [sys.executable, "-m", "montjoie.cli", "serve", "--help"], capture_output=True, text=True, check=True
    ).stdout
    options = {word for word in commands() if word.startswith("--")}
    assert {"--data-dir", "--log-json", "--allowed-host"} <= options
    assert all(option in told for option in options)


def test_health_is_asked_where_it_is_told_and_numbers_stay_inside():
    paths = {route.path for route in make_app(Config()).routes if isinstance(route, Route)}
    asked = set(re.findall(r"/health/\w+", CONTAINER + PROXY))
    assert asked
    assert asked <= paths
    assert "@inside path /metrics /health /health/*" in PROXY
    assert "respond @inside 404" in PROXY
    hosts = set(re.findall(r"\b(\w+):8377", PROXY))
    assert hosts == {"one", "two"} <= set(SERVICES)


def test_the_container_runs_as_nobody_on_a_root_that_cannot_be_written():
    build, _, image = CONTAINER.partition("COPY --from=build")
    assert " AS build" in build
    assert "USER 10001" in image
    assert "HEALTHCHECK" in image
    assert "STOPSIGNAL SIGTERM" in image
    for name in ("one", "two"):
        service = SERVICES[name]
        assert service["read_only"]
        assert service["cap_drop"] == ["ALL"]
        assert service["mem_limit"]
        assert service["pids_limit"]
        assert "ports" not in service, "only the proxy is reached from outside"


def test_a_server_is_given_longer_to_stop_than_it_gives_its_people():
    drain = Config().drain_seconds
    assert float(re.findall(r"^TimeoutStopSec=(\d+)", UNIT, re.MULTILINE)[0]) > drain
    assert float(SERVICES["one"]["stop_grace_period"].removesuffix("s")) > drain


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_the_unit_is_sound(tmp_path: Path):
    unit = tmp_path / "montjoie.service"
    unit.write_text(UNIT.replace("/opt/montjoie/bin/montjoie", sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
