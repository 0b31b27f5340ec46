"""From Numba's typed rules to WebAssembly: `python -m ludi.kernel.wasm.lower FAMILY FOLDER`, started by build.py.

No rule is written again: LLVM gets the text that the fast home is made of, before anything was done for this processor,
with another target. Numba's counting of references goes: no exported function makes an array, so nothing is counted.
"""

from __future__ import annotations

import importlib
import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludi.kernel.home import load
from ludi.kernel.titles import TITLES, family

from . import loops
from .canonical import canonical
from .describe import description
from .described import LOOPS
from .exports import Export, exports_of, sample
from .link import linked

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"  # in every browser since 2020
SPEED = 2  # the third level makes modules a third larger, and no faster
OF_HOST = re.compile(r'"(?:target-cpu|target-features|tune-cpu)"="[^"]*"')
COUNTING = re.compile(r"^.*call void @NRT_(?:incref|decref)\(.*\n", re.MULTILINE)
TARGET = re.compile(r"^target (?:datalayout|triple) = .*\n", re.MULTILINE)


def lower(name: str, folder: Path) -> None:
    """Write NAME.wasm and NAME.json of a family of rules, or of the loops of a solver."""
    if name.endswith(LOOPS):
        exports, compiled, told = loops.compiled(name)
        write(name, folder, exports, compiled, told, FEATURES + loops.MORE)
        return
    title = next(title for title in TITLES if family(title) == name)
    exports, arguments = exports_of(title), sample(title)
    compiled = [typed(title, export, arguments) for export in exports]
    write(name, folder, exports, compiled, description(name, title, exports, compiled), FEATURES)


def write(
    name: str, folder: Path, exports: Sequence[Export], compiled: Sequence[Any], told: dict[str, Any], features: str
) -> None:
    """Both files, of what Numba made of the exports."""
    roots = {result.fndesc.llvm_func_name: export.name for export, result in zip(exports, compiled, strict=True)}
    texts = [result.library.get_llvm_str() for result in compiled]
    (folder / f"{name}.wasm").write_bytes(linked(*machine_code(texts, roots, features)))
    (folder / f"{name}.json").write_text(json.dumps(told, indent=1) + "\n")


def typed(title: str, export: Export, arguments: dict[str, Any]) -> Any:
    """What Numba makes of a function for these arguments."""
    numba: Any = importlib.import_module("numba")
    module, name = export.place
    function = getattr(load(title, module, fast=True), name)
    function.compile(tuple(numba.typeof(arguments[kind]) for _, kind in export.parameters))
    return function.overloads[function.signatures[0]]


def machine_code(texts: list[str], roots: dict[str, str], features: str) -> tuple[bytes, dict[str, str]]:
    """An object file, and the exports by the names of their symbols in it."""
    llvm: Any = importlib.import_module("llvmlite.binding")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=features)
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n'

    whole: Any = None
    for text, own in zip(texts, roots, strict=True):  # one export may call another: then its text is there twice
        part = llvm.parse_assembly(head + for_any_host(text))
        for f in part.functions:
            if not f.is_declaration:
                f.linkage = "external" if f.name == own else "linkonce_odr"
        if whole is None:
            whole = part
        else:
            whole.link_in(part)
    kept, names = canonical(str(whole), list(roots))
    whole = llvm.parse_assembly(kept)
    exported = set(names.values())
    for f in whole.functions:
        if not f.is_declaration:
            f.linkage = "external" if f.name in exported else "internal"
    for variable in whole.global_variables:
        variable.linkage = "internal"
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=SPEED))
    passes.getModulePassManager().run(whole, passes)
    return machine.emit_object(whole), {names[symbol]: name for symbol, name in roots.items()}


def for_any_host(text: str) -> str:
    """The text without what it says of this processor, and without counting of references."""
    text = TARGET.sub("", text).replace("= common global", "= linkonce_odr global")
    return COUNTING.sub("", OF_HOST.sub("", text))


if __name__ == "__main__":
    lower(sys.argv[1], Path(sys.argv[2]))
