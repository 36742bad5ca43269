"""Put content/ and rulebooks/ inside the wheel."""

from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataFolders(BuildHookInterface[Any]):
    """A hook, because a plain force-include would also copy them into editable installs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard":
            for folder in ("content", "rulebooks"):
                build_data["force_include"][folder] = f"montjoie/_{folder}"
