"""A small reader of JSON Schema: as much of it as decisions use."""

from __future__ import annotations

import re
from typing import Any

_TYPES: dict[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
}
_READ = {
    "$defs", "$ref", "additionalProperties", "anyOf", "const", "default", "description", "enum", "items",
    "maxItems", "maximum", "minItems", "minimum", "oneOf", "pattern", "properties", "required", "title",
    "type", "uniqueItems",
}  # fmt: skip


def fits(schema: dict[str, Any], value: Any, root: dict[str, Any] | None = None) -> bool:
    """Whether a value is of the schema; a keyword this reader does not know is an error."""
    root = schema if root is None else root
    if unread := set(schema) - _READ:
        raise ValueError(f"schema keywords not read here: {sorted(unread)}")
    if "$ref" in schema:
        return fits(root["$defs"][schema["$ref"].rpartition("/")[2]], value, root)
    if "enum" in schema and value not in schema["enum"]:
        return False
    if "const" in schema and value != schema["const"]:
        return False
    if "type" in schema and not _typed(schema["type"], value):
        return False
    if "oneOf" in schema and sum(fits(each, value, root) for each in schema["oneOf"]) != 1:
        return False
    if "anyOf" in schema and not any(fits(each, value, root) for each in schema["anyOf"]):
        return False
    return _parts_fit(schema, value, root)


def _typed(name: str, value: Any) -> bool:
    return isinstance(value, _TYPES[name]) and (name == "boolean") == isinstance(value, bool)


def _parts_fit(schema: dict[str, Any], value: Any, root: dict[str, Any]) -> bool:
    if isinstance(value, (int, float)):
        return schema.get("minimum", value) <= value <= schema.get("maximum", value)  # type: ignore[no-any-return]
    if isinstance(value, str):
        return re.search(schema.get("pattern", ""), value) is not None
    if isinstance(value, list):
        size = len(value)
        sized = schema.get("minItems", size) <= size <= schema.get("maxItems", size)
        unlike = not schema.get("uniqueItems") or all(v not in value[:i] for i, v in enumerate(value))
        return sized and unlike and all(fits(schema.get("items", {}), each, root) for each in value)
    if isinstance(value, dict):
        known, others = schema.get("properties", {}), schema.get("additionalProperties", True)
        if not set(schema.get("required", ())) <= set(value):
            return False
        for key, each in value.items():
            allowed = known.get(key, others)
            if allowed is False or (allowed is not True and not fits(allowed, each, root)):
                return False
    return True
