// A bot outside the package, in JavaScript (node), without any library: it likes to have many things to click on.
//
//     baumeister arena villagers "cmd:node json_lines_bot.mjs" random --games 20
//
// docs/bots_protocol.md has the messages.

import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

/** Passing is the last thing to do; moving many pieces is fun. */
const worth = (choice) => (choice.targets.length === 0 ? -1 : (choice.moves ?? []).length);

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    say({ type: "hello", protocol: 1, name: "Mover" });
  } else if (message.type === "decision") {
    const best = message.choices.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    say({ type: "choice", number: message.number, action: best.name });
  } else if (message.type === "bye") {
    break;
  }
}
process.exit(0);
