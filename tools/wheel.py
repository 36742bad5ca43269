"""Put content, rulebooks, lessons and the page inside the wheel, and the geometry in C where it compiles."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PLANE = Path("src/montjoie/table/plane")
# A multiplication and an addition in one step would round once where Python rounds twice.
EXACT = [] if os.name == "nt" else ["-O3", "-ffp-contract=off"]


class Wheel(BuildHookInterface[Any]):
    """A hook, because a plain force-include would also copy the folders into editable installs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compiled = self.geometry()
        if version == "standard":
            for folder in ("content", "learning", "rulebooks"):
                build_data["force_include"][folder] = f"montjoie/_{folder}"
            # Built by scripts/web and kept out of git, so the wheel would leave it out by itself.
            page = Path(self.root, "src/montjoie/_web")
            if page.exists():
                build_data["force_include"][str(page)] = "montjoie/_web"
            else:
                self.app.display_warning("The page is not built (make web): this wheel has none.")
            if compiled:
                build_data["force_include"][str(compiled)] = f"montjoie/table/plane/{compiled.name}"
                build_data.update(pure_python=False, infer_tag=True)

    def geometry(self) -> Path | None:
        """The hot functions of the plane, compiled beside their sources for this Python; None where that
        cannot be done, and they run in Python."""
        from setuptools import Distribution, Extension  # type: ignore[import-untyped,unused-ignore]
        from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped,unused-ignore]

        native = Path(self.root, PLANE, "native")
        source = str(native / "module.c")
        extension = Extension("_geometry", [source], extra_compile_args=EXACT, optional=True)
        command = build_ext(Distribution({"name": "geometry", "ext_modules": [extension]}))
        made = Path(native.parent, command.get_ext_filename("_geometry"))
        with TemporaryDirectory(dir=self.root, prefix=".compiling-") as temporary:
            command.build_lib = command.build_temp = temporary
            command.ensure_finalized()
            command.run()
            new = Path(temporary, made.name)
            if not new.exists():
                made.unlink(missing_ok=True)
                self.app.display_warning("No C compiler: the geometry runs in Python, with the same results.")
                return None
            new.replace(made)  # at once, for whoever is just running
        return made
