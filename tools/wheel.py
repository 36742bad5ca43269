"""Put content, rulebooks, lessons and the page inside the wheel, and what is in C where it compiles."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = Path("src")
MODULES = ("montjoie.kernel._motor", "montjoie.table.plane._geometry")
# A multiplication and an addition in one step would round once where Python rounds twice.
EXACT = [] if os.name == "nt" else ["-O3", "-ffp-contract=off"]


class Wheel(BuildHookInterface[Any]):
    """A hook, because a plain force-include would also copy the folders into editable installs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compiled = [made for module in MODULES if (made := self.compiled(module))]
        if version == "standard":
            for folder in ("content", "learning", "rulebooks"):
                build_data["force_include"][folder] = f"montjoie/_{folder}"
            # Built by scripts/web and kept out of git, so the wheel would leave it out by itself.
            page = Path(self.root, "src/montjoie/_web")
            if page.exists():
                build_data["force_include"][str(page)] = "montjoie/_web"
            else:
                self.app.display_warning("The page is not built (make web): this wheel has none.")
            for made in compiled:
                inside = made.relative_to(Path(self.root, SOURCES)).as_posix()
                build_data["force_include"][str(made)] = inside
                build_data.update(pure_python=False, infer_tag=True)

    def compiled(self, module: str) -> Path | None:
        """A module in C, compiled for this Python beside the functions that have twins in it; None where that
        cannot be done, and they run in Python."""
        from setuptools import Distribution, Extension  # type: ignore[import-untyped,unused-ignore]
        from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped,unused-ignore]

        package, _, name = module.rpartition(".")
        folder = Path(self.root, SOURCES, *package.split("."))
        source = str(folder / "native" / "module.c")
        extension = Extension(name, [source], extra_compile_args=EXACT, optional=True)
        command = build_ext(Distribution({"name": name, "ext_modules": [extension]}))
        made = Path(folder, command.get_ext_filename(name))
        with TemporaryDirectory(dir=self.root, prefix=".compiling-") as temporary:
            command.build_lib = command.build_temp = temporary
            command.ensure_finalized()
            command.run()
            new = Path(temporary, made.name)
            if not new.exists():
                made.unlink(missing_ok=True)
                self.app.display_warning(f"No C compiler: {package} runs in Python, with the same results.")
                return None
            new.replace(made)  # at once, for whoever is just running
        return made
