"""`make setup` says what runs in C."""

from montjoie.kernel import compiled as kernel
from montjoie.table.plane import compiled as plane

if __name__ == "__main__":
    for name, runs in (("Kernel", kernel.COMPILED), ("Geometry", plane.COMPILED)):
        if runs:
            print(f"{name} runs in C.")
        else:
            print(f"{name} runs in Python: no C compiler, or MONTJOIE_PURE. Same results, slower.")
