"""QR codes for the terminal, so that a phone in the room finds the page (ISO/IEC 18004, level L, byte mode).

Up to version 5 there is one block of data; 106 letters are more than any address of a household needs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

Matrix = list[list[bool]]
_SIZES = {1: (19, 7), 2: (34, 10), 3: (55, 15), 4: (80, 20), 5: (108, 26)}  # bytes of data, of correction
_MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda r, c: (r + c) % 2,
    lambda r, c: r % 2,
    lambda r, c: c % 3,
    lambda r, c: (r + c) % 3,
    lambda r, c: (r // 2 + c // 3) % 2,
    lambda r, c: r * c % 2 + r * c % 3,
    lambda r, c: (r * c % 2 + r * c % 3) % 2,
    lambda r, c: ((r + c) % 2 + r * c % 3) % 2,
)
_FINDER_LIKE = ([True, False, True, True, True, False, True] + [False] * 4,)
_QUIET = 2  # light rows around it, as much as a terminal's own margin needs


def encode(text: str) -> Matrix:
    """The dark squares of the code of a text; ValueError where it is too long."""
    data = text.encode()
    version = next((v for v, (size, _) in _SIZES.items() if len(data) + 2 <= size), None)
    if version is None:
        raise ValueError(f"{len(data)} bytes are too many")
    words = _words(data, *_SIZES[version])
    blank, taken = _patterns(version)
    drawn = (_draw(blank, taken, words, mask) for mask in range(8))
    return min(drawn, key=_penalty)


def terminal(text: str) -> str:
    """The code as text, two rows a line; dark on light whatever the terminal's colours."""
    matrix = encode(text)
    size = len(matrix) + 2 * _QUIET
    dark = [[False] * size for _ in range(size + size % 2)]
    for r, row in enumerate(matrix):
        dark[r + _QUIET][_QUIET:-_QUIET] = row
    pairs = zip(dark[::2], dark[1::2], strict=True)
    return "\n".join("".join(_square(a, b) for a, b in zip(*pair, strict=True)) for pair in pairs)


def _square(above: bool, below: bool) -> str:
    return {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}[above, below]


# Bytes.


def _words(data: bytes, size: int, correction: int) -> bytes:
    """Mode, length, data and padding, then the bytes that correct them."""
    bits = f"0100{len(data):08b}" + "".join(f"{byte:08b}" for byte in data) + "0000"
    packed = [int(bits[i : i + 8].ljust(8, "0"), 2) for i in range(0, len(bits), 8)][:size]
    packed += [(0xEC, 0x11)[i % 2] for i in range(size - len(packed))]
    return bytes(packed + _correction(packed, correction))


def _times(x: int, y: int) -> int:
    """The product in the field of 256 elements."""
    product = 0
    for bit in range(7, -1, -1):
        product = (product << 1) ^ (product >> 7) * 0x11D
        product ^= (y >> bit & 1) * x
    return product


def _correction(data: list[int], degree: int) -> list[int]:
    """The rest of the division by the generator (Reed and Solomon)."""
    divisor, root = [0] * (degree - 1) + [1], 1
    for _ in range(degree):
        for j in range(degree):
            divisor[j] = _times(divisor[j], root) ^ (divisor[j + 1] if j + 1 < degree else 0)
        root = _times(root, 2)
    rest = [0] * degree
    for byte in data:
        factor = byte ^ rest[0]
        rest = [*rest[1:], 0]
        rest = [each ^ _times(of, factor) for each, of in zip(rest, divisor, strict=True)]
    return rest


# Squares.


def _patterns(version: int) -> tuple[Matrix, Matrix]:
    """What every code of a version has, and which squares that takes."""
    size = 17 + 4 * version
    dark = [[False] * size for _ in range(size)]
    taken = [[False] * size for _ in range(size)]

    def put(r: int, c: int, is_dark: bool) -> None:
        if 0 <= r < size and 0 <= c < size:
            dark[r][c], taken[r][c] = is_dark, True

    for i in range(size):
        put(6, i, i % 2 == 0)
        put(i, 6, i % 2 == 0)
    for r, c in ((3, 3), (3, size - 4), (size - 4, 3)):
        for i in range(-4, 5):
            for j in range(-4, 5):
                put(r + i, c + j, max(abs(i), abs(j)) not in (2, 4))
    if version > 1:
        for i in range(-2, 3):
            for j in range(-2, 3):
                put(size - 7 + i, size - 7 + j, max(abs(i), abs(j)) != 1)
    for r, c in _format_places(size):
        put(r, c, False)
    put(size - 8, 8, True)
    return dark, taken


def _format_places(size: int) -> list[tuple[int, int]]:
    """Where the fifteen bits of the format go, twice."""
    first = [(i, 8) for i in range(6)] + [(7, 8), (8, 8), (8, 7)] + [(8, 5 - i) for i in range(6)]
    second = [(8, size - 1 - i) for i in range(8)] + [(size - 7 + i, 8) for i in range(7)]
    return first + second


def _draw(blank: Matrix, taken: Matrix, words: bytes, mask: int) -> Matrix:
    matrix, size = [row.copy() for row in blank], len(blank)
    bits = iter([byte >> i & 1 for byte in words for i in range(7, -1, -1)])
    for r, c in _way(size):
        if not taken[r][c]:
            matrix[r][c] = bool(next(bits, 0)) != (_MASKS[mask](r, c) == 0)
    value = 0b01 << 3 | mask
    rest = value
    for _ in range(10):
        rest = (rest << 1) ^ (rest >> 9) * 0x537
    told = (value << 10 | rest) ^ 0x5412
    for i, (r, c) in enumerate(_format_places(size)):
        matrix[r][c] = bool(told >> i % 15 & 1)
    return matrix


def _way(size: int) -> Iterator[tuple[int, int]]:
    """Up and down in columns of two from the right, past the column of the timing."""
    up = True
    for right in [*range(size - 1, 6, -2), *range(5, 0, -2)]:
        for i in range(size):
            r = size - 1 - i if up else i
            yield r, right
            yield r, right - 1
        up = not up


def _penalty(matrix: Matrix) -> int:
    """How hard a code is to read."""
    size, lines = len(matrix), matrix + [list(column) for column in zip(*matrix, strict=True)]
    total = 0
    for line in lines:
        run = 1
        for before, now in zip(line, [*line[1:], None], strict=True):
            run, ended = (run + 1, 0) if before == now else (1, run)
            total += ended - 2 if ended >= 5 else 0
        for i in range(size - 10):
            part = line[i : i + 11]
            total += 40 * (part in _FINDER_LIKE or part[::-1] in _FINDER_LIKE)
    for r in range(size - 1):
        for c in range(size - 1):
            total += 3 * (len({matrix[r][c], matrix[r][c + 1], matrix[r + 1][c], matrix[r + 1][c + 1]}) == 1)
    dark = sum(map(sum, matrix)) * 100 // size**2
    return total + abs(dark - 50) // 5 * 10
