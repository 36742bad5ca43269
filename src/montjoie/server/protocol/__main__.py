"""Print the JSON Schema of the protocol."""

import sys

import msgspec

from montjoie.server.protocol import schema

sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n")
