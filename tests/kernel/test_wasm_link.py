"""The linker of the wasm home, on objects that LLVM makes of a few lines: addresses, alignment, and what it refuses."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from ludi.kernel.wasm.canonical import canonical
from ludi.kernel.wasm.link import STACK, NotLinked, linked
from ludi.kernel.wasm.lower import FEATURES, TRIPLE

TEXT = """
@small = internal constant [3 x i8] c"\\07\\08\\09"
@zeros = internal global [100 x i64] zeroinitializer, align 64
@table = internal constant [2 x ptr] [ptr @small, ptr getelementptr (i8, ptr @small, i64 2)]
define i32 @second(i32 %n) noinline { %x = add i32 %n, 1000000
 ret i32 %x }
define i32 @first(i32 %n) {
  %at = getelementptr ptr, ptr @table, i32 %n
  %to = load ptr, ptr %at
  %byte = load volatile i8, ptr %to
  %wide = zext i8 %byte to i32
  %z = load volatile i64, ptr @zeros
  %low = trunc i64 %z to i32
  %sum = add i32 %wide, %low
  %found = call i32 @second(i32 %sum)
  ret i32 %found
}
define i32 @where() {
  %here = ptrtoint ptr @zeros to i32
  ret i32 %here
}
"""


def compiled(text: str) -> bytes:
    """An object file."""
    llvm: Any = importlib.import_module("llvmlite.binding")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=0, features=FEATURES)
    found: bytes = machine.emit_object(llvm.parse_assembly(f'target triple = "{TRIPLE}"\n{text}'))
    return found


def test_functions_find_their_data_and_each_other() -> None:
    import wasmtime

    module = linked(compiled(TEXT), {"first": "one", "where": "zeros at"})
    store = wasmtime.Store(engine := wasmtime.Engine())
    exports: Any = wasmtime.Instance(store, wasmtime.Module(engine, module), []).exports(store)
    assert [exports["one"](store, n) for n in (0, 1)] == [1000007, 1000009]
    at = exports["zeros at"](store)
    assert at % 64 == 0
    assert at >= STACK
    assert exports["heap"].value(store) >= at + 800
    assert exports["memory"].data_len(store) >= exports["heap"].value(store)


def test_what_is_not_there_is_named() -> None:
    text = "declare i32 @elsewhere()\ndefine i32 @f() { %x = call i32 @elsewhere()\n ret i32 %x }"
    with pytest.raises(NotLinked, match="it calls what is not there: elsewhere"):
        linked(compiled(text), {"f": "f"})
    with pytest.raises(NotLinked, match="it is no WebAssembly object"):
        linked(b"\x7fELF", {})


def test_a_text_is_the_same_whatever_its_names_and_their_order() -> None:
    one = (
        "@c17 = internal constant i32 7\n"
        "define i32 @_Zf_v1() {\n  %x = call i32 @_Zg_v2()\n  ret i32 %x\n}\n"
        "define i32 @_Zg_v2() {\n  %x = load i32, ptr @c17\n  ret i32 %x\n}\n"
        "define void @unused() {\n  ret void\n}\n"
    )
    two = (
        "define i32 @_Zg_v9() {\n  %x = load i32, ptr @c3\n  ret i32 %x\n}\n"
        "@c3 = internal constant i32 7\n"
        "define i32 @_Zf_v8() {\n  %x = call i32 @_Zg_v9()\n  ret i32 %x\n}\n"
    )
    assert canonical(one, ["_Zf_v1"])[0] == canonical(two, ["_Zf_v8"])[0]
    assert "unused" not in canonical(one, ["_Zf_v1"])[0]
