"""Put content/, rulebooks/ and the built page inside the wheel."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataFolders(BuildHookInterface[Any]):
    """A hook, because a plain force-include would also copy them into editable installs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard":
            for folder in ("content", "rulebooks"):
                build_data["force_include"][folder] = f"montjoie/_{folder}"
            # Built by scripts/web and kept out of git, so the wheel would leave it out by itself.
            page = Path(self.root, "src/montjoie/_web")
            if page.exists():
                build_data["force_include"][str(page)] = "montjoie/_web"
            else:
                self.app.display_warning("The page is not built (make web): this wheel has none.")
