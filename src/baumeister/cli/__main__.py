"""`python -m baumeister.cli`."""

import sys

from baumeister.cli.main import main

sys.exit(main())
