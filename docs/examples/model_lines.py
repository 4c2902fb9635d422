"""A "language model" for `baumeister benchmark llm --command`: reads questions, writes answers, one JSON line each.

Put your own model where `think` is. This one takes the last action that costs nothing, without any library.
"""

import json
import re
import sys


def think(messages):
    """The answer to a conversation: its last message is the question, or why the last answer would not do."""
    question = next(
        message["content"] for message in reversed(messages) if re.search(r"^\[1\] ", message["content"], re.M)
    )
    actions = re.findall(r"^\[(\d+)\] (.*)$", question, re.M)
    free = [number for number, words in actions if " -" not in words]
    return f"It costs nothing: [{(free or ['1'])[-1]}]"


for line in sys.stdin:
    asked = json.loads(line)
    answer = {"number": asked["number"], "answer": think(asked["messages"])}
    print(json.dumps(answer), flush=True)
