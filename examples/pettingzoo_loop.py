"""A hand of Strategix between learners that know only what they may do; it needs `toutilix[pettingzoo]`."""

from collections import Counter

from toutilix.pettingzoo import strategix_v0


def main() -> None:
    env = strategix_v0.env(players=3)
    env.reset(seed=1)
    steps: Counter[str] = Counter()
    points: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
        steps[agent] += not over
        points[agent] = points.get(agent, 0) + reward
    print(f"Steps: {dict(sorted(steps.items()))}. Points: {dict(sorted(points.items()))}.")


if __name__ == "__main__":
    main()
