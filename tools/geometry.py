"""`make setup` says whether the geometry runs in C."""

from montjoie.table.plane.compiled import COMPILED

if __name__ == "__main__":
    if COMPILED:
        print("Geometry runs in C.")
    else:
        print("Geometry runs in Python: without a C compiler, or with MONTJOIE_PURE. Same results, slower.")
