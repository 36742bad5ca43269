"""`python -m montjoie.cli` is the `montjoie` command."""

from montjoie.cli import main

if __name__ == "__main__":
    main()
