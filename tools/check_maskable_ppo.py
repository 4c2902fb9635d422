"""Optional check, in no lock file: sb3-contrib's MaskablePPO learns on our Gymnasium environment.

pip install sb3-contrib torch
python -m tools.check_maskable_ppo
"""

from __future__ import annotations

import argparse
import sys
import time
from importlib import import_module
from typing import Any

import gymnasium

import baumeister.research.gym  # noqa: F401  (makes the ids known)

STEPS = 1024


def train(identifier: str, steps: int) -> tuple[Any, float]:
    """A learner after so many steps, and the processor time they took."""
    ppo = import_module("sb3_contrib").MaskablePPO
    learner = ppo("MlpPolicy", gymnasium.make(identifier), n_steps=256, batch_size=64, seed=1, device="cpu")
    begun = time.process_time()
    learner.learn(steps)
    return learner, time.process_time() - begun


def play(learner: Any, identifier: str) -> dict[str, Any]:
    """One whole game by its likeliest choices; what its last step said."""
    env = gymnasium.make(identifier)
    row, info = env.reset(seed=2)
    ended = False
    while not ended:
        action, _ = learner.predict(row, action_masks=info["action_mask"], deterministic=True)
        row, _, ended, _, info = env.step(int(action))
    return info


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--env", default="Baumeister/Caylus1303-2p-v1")
    parser.add_argument("--steps", type=int, default=STEPS)
    arguments = parser.parse_args()
    try:
        learner, seconds = train(arguments.env, arguments.steps)
    except ModuleNotFoundError as error:
        print(f"{error.name} is not installed: pip install sb3-contrib torch", file=sys.stderr)
        return 1
    info = play(learner, arguments.env)
    if info.get("illegal"):
        print(f"it chose an illegal action: {info}", file=sys.stderr)
        return 1
    print(f"{arguments.env}: {learner.num_timesteps} steps in {seconds:.1f} s of processor time")
    print(f"then one game, points {info['scores']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
