"""What the processes of a site tell each other over the bus: the topics and their words."""

from __future__ import annotations

from typing import Final

#: A table has gone on. Words: its code, its number in the store, the last log number.
LOG: Final = "log"
#: Something outside a table's log has changed: seats, proposals, name. Word: its code.
TABLE: Final = "table"
#: Somebody said something. Words: the table's code, the number of the line.
SAID: Final = "said"
#: Tables came, went, began or ended. No words.
LISTS: Final = "lists"
#: A person has another name, or is gone. Word: the person's id.
RENAMED: Final = "renamed"
#: Who is at a table through a process's sockets. Words: the process, the table's code, the people's ids.
PRESENCE: Final = "presence"
