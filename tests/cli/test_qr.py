"""Codes for the phones in the room: read back bit by bit, and free of errors in the sense of the standard."""

from __future__ import annotations

import pytest

from montjoie.cli import qr

# The format of level L with each mask, from the table of the standard.
FORMATS = (
    "111011111000100", "111001011110011", "111110110101010", "111100010011101",
    "110011000101111", "110001100011000", "110110001000001", "110100101110110",
)  # fmt: skip


def bits_of_format(matrix: qr.Matrix) -> tuple[str, str]:
    """Both copies of the format, the first bit first, as their places are drawn in the standard."""
    size = len(matrix)
    first = [(8, c) for c in (0, 1, 2, 3, 4, 5, 7, 8)] + [(r, 8) for r in (7, 5, 4, 3, 2, 1, 0)]
    second = [(size - 1 - i, 8) for i in range(7)] + [(8, size - 8 + i) for i in range(8)]
    texts = ["".join("01"[matrix[r][c]] for r, c in places) for places in (first, second)]
    return texts[0], texts[1]


def read(matrix: qr.Matrix) -> tuple[bytes, int]:
    """The bytes of a code, and the number of its bytes of correction."""
    size = len(matrix)
    version = (size - 17) // 4
    mask = FORMATS.index(bits_of_format(matrix)[0])
    _, taken = qr._patterns(version)
    bits, up, column = "", True, size - 1
    while column > 0:
        for r in range(size - 1, -1, -1) if up else range(size):
            for c in (column, column - 1):
                if not taken[r][c]:
                    bits += "01"[matrix[r][c] != (qr._MASKS[mask](r, c) == 0)]
        up, column = not up, column - (3 if column == 8 else 2)
    whole = sum(qr._SIZES[version])
    return bytes(int(bits[i * 8 : i * 8 + 8], 2) for i in range(whole)), qr._SIZES[version][1]


@pytest.mark.parametrize("text", ["x", "http://192.168.1.23:8377", "http://10.0.0.5:8377/é", "y" * 106])
def test_a_code_reads_back_and_its_correction_fits(text):
    matrix = qr.encode(text)
    words, correction = read(matrix)
    length = (words[0] & 15) << 4 | words[1] >> 4
    assert words[0] >> 4 == 0b0100
    data = bytes((words[i] & 15) << 4 | words[i + 1] >> 4 for i in range(1, 1 + length))
    assert data.decode() == text
    root = 1
    for _ in range(correction):  # a sound code is 0 at every root of the generator
        value = 0
        for word in words:
            value = qr._times(value, root) ^ word
        assert value == 0
        root = qr._times(root, 2)


def test_the_format_is_written_twice_the_same():
    first, second = bits_of_format(qr.encode("http://192.168.1.23:8377"))
    assert first == second
    assert first in FORMATS


def test_a_text_that_is_too_long_has_no_code():
    with pytest.raises(ValueError, match="107"):
        qr.encode("z" * 107)


def test_in_the_terminal_it_has_a_light_margin():
    lines = qr.terminal("http://192.168.1.23:8377").splitlines()
    assert set(lines[0]) == {"█"}
    assert {len(line) for line in lines} == {29}
