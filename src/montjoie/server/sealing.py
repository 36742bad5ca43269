"""What Web Push asks of a sender: messages that one browser alone can read (RFC 8291), its name (RFC 8292).

Needs `cryptography`, which `montjoie[push]` brings.
"""

from __future__ import annotations

import base64
import json
import os
import time
from pathlib import Path
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD = 4096  # bytes of the one record that a message is
_DAY = 12 * 3600  # seconds for which a signature holds
_NUMBER = 32  # bytes of a coordinate


def seal(
    text: bytes,
    p256dh: str,
    auth: str,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message as only the browser with these keys can read it; ValueError where they are none."""
    theirs = decoded(p256dh)
    other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    key, salt = key or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    ours = point(key)
    shared = key.exchange(ec.ECDH(), other)
    secret = _derived(shared, decoded(auth), b"WebPush: info\0" + theirs + ours, 32)
    cipher = AESGCM(_derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + cipher.encrypt(nonce, text + b"\x02", None)


def signed(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str) -> str:
    """Who sends to an endpoint, as its `Authorization`."""
    url = urlsplit(endpoint)
    claims = {"aud": f"{url.scheme}://{url.netloc}", "exp": int(time.time()) + _DAY, "sub": contact}
    told = ".".join(encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = utils.decode_dss_signature(key.sign(told.encode(), ec.ECDSA(hashes.SHA256())))
    mark = encoded(r.to_bytes(_NUMBER, "big") + s.to_bytes(_NUMBER, "big"))
    return f"vapid t={told}.{mark}, k={encoded(point(key))}"


def kept_key(path: Path) -> ec.EllipticCurvePrivateKey:
    """The key of a server, made once and kept in a file that nobody else reads."""
    if not path.exists():
        made = ec.generate_private_key(ec.SECP256R1()).private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(file, "wb") as out:
            out.write(made)
    key = serialization.load_pem_private_key(path.read_bytes(), None)
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        raise UnsupportedAlgorithm(f"{path} holds no key of an elliptic curve")
    return key


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as browsers want it."""
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, form)


def encoded(data: bytes) -> str:
    """As base64 for addresses."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """From base64 for addresses; ValueError where it is none."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
