"""`python -m ludi`: the command `ludi`."""

from ludi.cli import main

if __name__ == "__main__":
    main()
