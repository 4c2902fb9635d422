"""Builds the package; what is not in pyproject.toml is the compilation of the rules by mypyc, and the browser client.

The marked modules (see src/baumeister/_form.py) form one mypyc group, so that calls between them are calls
in C. Without a C compiler, or with BAUMEISTER_PURE=1, the package is built pure and says so.
"""

from __future__ import annotations

import functools
import importlib.util
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from setuptools import Command, Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError

if TYPE_CHECKING:
    from baumeister import _form as form
else:
    # By its path: the package must not be imported before it is built.
    spec = importlib.util.spec_from_file_location("form_of_the_rules", "src/baumeister/_form.py")
    form = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(form)

SOURCE = Path("src")  # all paths are relative, so that no machine's path gets into the compiled files
PACKAGE = SOURCE / "baumeister"
BUILD = Path("build")
CLIENT = Path("web")


def rules() -> list[str]:
    """The modules to compile, relative to the package."""
    found = form.marked_sources(PACKAGE)
    if packages := [source for source in found if source.endswith("__init__.py")]:
        raise SystemExit(f"A package's own file cannot be compiled, take the marker out of: {packages}")
    return found


@functools.cache
def why_pure() -> str:
    """Why the rules are not compiled; empty if they are."""
    if form.pure_wanted():
        return "BAUMEISTER_PURE is set"
    if platform.python_implementation() != "CPython":
        return f"mypyc compiles for CPython only, this is {platform.python_implementation()}"
    if not has_compiler():
        return "there is no C compiler (or no Python.h: Debian's python3-dev)"
    return ""


def has_compiler() -> bool:
    """Whether a C file that includes Python.h can be compiled, tried as the build itself would."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder, silence():
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            include = sysconfig.get_paths()["include"]
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[include])
        except (BaseError, CCompilerError, OSError):
            return False
    return True


@contextmanager
def silence() -> Iterator[None]:
    """Keep a failing compiler's words to ourselves: no compiler is no error."""
    sys.stdout.flush()
    sys.stderr.flush()
    kept = [os.dup(1), os.dup(2)]
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    try:
        yield
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        for number, copy in enumerate(kept, start=1):
            os.dup2(copy, number)
            os.close(copy)
        os.close(nothing)


def notice(text: str) -> None:
    print(f"baumeister: {text}", file=sys.stderr, flush=True)


@contextmanager
def alone() -> Iterator[None]:
    """One build at a time in one tree."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    BUILD.mkdir(exist_ok=True)
    with (BUILD / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


#: Compiled functions call each other directly, not by a table in which another library could put its own: rules are
#: 15 to 30 percent faster.
DIRECT_CALLS = ["-fno-semantic-interposition", "-fvisibility=hidden"]


def compile_what_changed(
    compiler: Any,
    sources: list[str],
    output_dir: str | None = None,
    macros: list[Any] | None = None,
    include_dirs: list[str] | None = None,
    debug: bool = False,
    extra_preargs: list[str] | None = None,
    extra_postargs: list[str] | None = None,
    depends: list[str] | None = None,
) -> list[str]:
    """In place of the compiler's own method, which compiles all files, one after the other."""
    macros, objects, extra_postargs, options, build = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    arguments = compiler._get_cc_args(options, debug, extra_preargs)
    # mypyc leaves files alone whose contents stay the same, so that their times can be trusted.
    shared = [*BUILD.rglob("*.h"), Path("setup.py")]
    newest = max(path.stat().st_mtime for path in shared)

    def is_old(target: str) -> bool:
        path = Path(target)
        return not path.exists() or path.stat().st_mtime <= max(newest, os.path.getmtime(build[target][0]))

    def compile_one(target: str) -> None:
        source, suffix = build[target]
        compiler._compile(target, source, suffix, arguments, extra_postargs, options)

    old = [target for target in objects if is_old(target)]
    # The large ones first: what comes last then ends on all cores at about the same time, and estimates are fair.
    old.sort(key=lambda target: -os.path.getsize(build[target][0]))
    sizes = [os.path.getsize(build[target][0]) for target in old]
    if len(objects) > 1:
        notice(f"compiling {len(old)} of {len(objects)} C files")
    with ThreadPool(os.cpu_count()) as pool:
        progress = Progress(sum(sizes))
        for _, size in zip(pool.imap(compile_one, old), sizes, strict=True):
            progress.advance(size)
    return list(objects)


class Progress:
    """Says every few seconds how much is done, and how long the rest will take."""

    EVERY = 5.0

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self.began = self.said = time.monotonic()

    def advance(self, size: int) -> None:
        self.done += size
        now = time.monotonic()
        if now - self.said >= self.EVERY and self.done < self.total:
            self.said = now
            rest = (now - self.began) * (self.total - self.done) / self.done
            notice(f"{100 * self.done // self.total} percent compiled, about {rest:.0f} s to go")


class BuildRules(build_ext):
    """Runs mypyc and the C compiler, and records what was compiled."""

    def run(self) -> None:
        if why_pure():
            self.build_pure()
            return
        with alone():
            # Taken before mypyc reads the files: an edit during the build then shows as one.
            self.fingerprints = {source: form.fingerprint(PACKAGE / source) for source in rules()}
            # Only now, because mypyc takes its time and most commands only ask for names and versions.
            self.distribution.ext_modules = self.extensions_by_mypyc()
            self.swig_opts: Any = None  # the one option that setuptools cannot finalize twice
            super().finalize_options()
            super().run()
            if not self.inplace:
                self.write_manifest(Path(self.build_lib))

    def extensions_by_mypyc(self) -> list[Any]:
        from mypyc.build import mypycify

        sources = [str(PACKAGE / source) for source in self.fingerprints]
        if not sources:
            return []
        notice(f"mypyc reads {len(sources)} modules, then the C compiler runs: together about a minute")
        extensions = mypycify(
            # Modules that are only imported may have faults, and needs that are not installed here.
            ["--follow-imports=silent", *sources],
            opt_level="3",
            multi_file=True,
            group_name=form.GROUP,
            target_dir=str(BUILD / "mypyc"),
        )
        for extension in extensions:
            extension.depends = [*extension.depends, "setup.py"]
            if os.name == "posix":
                extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT_CALLS]
        return list(extensions)

    def build_extensions(self) -> None:
        self.compiler.compile = functools.partial(compile_what_changed, self.compiler)
        super().build_extensions()

    def copy_extensions_to_source(self) -> None:
        """In place. From here until the manifest is written every new process runs interpreted, and those that run
        already keep the form they have: nobody meets half of it."""
        write_whole(PACKAGE / form.MANIFEST, form.PLACING)
        remove_compiled(keep=self.fingerprints)
        super().copy_extensions_to_source()
        self.write_manifest(SOURCE)

    def write_manifest(self, root: Path) -> None:
        from mypy.version import __version__ as mypy_version

        manifest = {"mypy": mypy_version, "sources": self.fingerprints}
        path = root / "baumeister" / form.MANIFEST
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, manifest)

    def build_pure(self) -> None:
        notice(f"the rules stay interpreted, because {why_pure()}; they run some thirty times slower.")
        if self.inplace and form.inspect(PACKAGE).complaints:
            notice("removing compiled rules that do not fit their sources")
            write_whole(PACKAGE / form.MANIFEST, form.PLACING)
            remove_compiled()
            (PACKAGE / form.MANIFEST).unlink()


def write_whole(path: Path, data: object) -> None:
    """In one step: whoever reads finds the old or the new."""
    beside = path.with_name(f".{path.name}.tmp")
    beside.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    os.replace(beside, path)


def remove_compiled(keep: Collection[str] = ()) -> None:
    """Take compiled files out of the source tree, but for those of the sources to keep."""
    for file in [*PACKAGE.rglob("*"), *SOURCE.glob(f"{form.LIBRARY}.*")]:
        source = form.source_of(os.path.relpath(file, PACKAGE))
        if source is not None and source not in keep:
            file.unlink()


def build_client() -> None:
    """The browser client, built anew where node is; else the one that was built before, or none."""
    built = (CLIENT / "dist/index.html").exists()
    if problem := why_not_built():
        rest = "as it was built before" if built else "not in the package"
        notice(f"the browser client is {rest}, because {problem}.")


def why_not_built() -> str:
    """Build the client; why it was not, or nothing."""
    npm = shutil.which("npm")
    if not (CLIENT / "package.json").exists():
        return "its sources are not here"
    if npm is None or shutil.which("node") is None:
        return "there is no node (^20.19 || >=22.12) with npm"
    steps = [[npm, "run", "--silent", "build", "--", "--logLevel", "error"]]
    if not (CLIENT / "node_modules").exists():
        steps.insert(0, [npm, "ci", "--silent", "--no-audit", "--no-fund"])
    for step in steps:
        if subprocess.run(step, cwd=CLIENT, check=False, stdout=sys.stderr).returncode != 0:
            return f"`npm {step[1]}` failed"
    return ""


class BuildSources(build_py):
    """Copies the sources and the built client into an empty folder: files since removed must not get into a wheel."""

    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        if not self.editable_mode:
            build_client()
            if (CLIENT / "dist/index.html").exists():
                shutil.copytree(CLIENT / "dist", Path(self.build_lib, "baumeister/server/client"))
        if why_pure():
            notice(f"a pure package, because {why_pure()}.")


class PackSources(sdist):
    """With the built client, so that whoever builds a wheel of it needs no node."""

    def run(self) -> None:
        build_client()
        super().run()


class NeedCompiler(Command):
    """Fails, with a clear word, where the rules cannot be compiled."""

    description = "fail if the rules cannot be compiled here"
    user_options: ClassVar[list[tuple[str, str, str]]] = []

    def initialize_options(self) -> None:
        pass

    def finalize_options(self) -> None:
        pass

    def run(self) -> None:
        if why_pure():
            raise SystemExit(f"The tests run the rules compiled as well, but {why_pure()}.")


class Baumeister(Distribution):
    """The extensions are known only after mypyc; whether there will be any decides the wheel's name."""

    def has_ext_modules(self) -> bool:
        return bool(rules()) and not why_pure()


if __name__ == "__main__":
    commands: dict[str, Any] = {
        "build_ext": BuildRules,
        "build_py": BuildSources,
        "need_compiler": NeedCompiler,
        "sdist": PackSources,
    }
    setup(distclass=Baumeister, cmdclass=commands, ext_modules=[])
