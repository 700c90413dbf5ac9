"""The training script runs, and knows what was better than expected."""

import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "examples" / "train_oldchapix.py"


def test_it_draws_its_curve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    picture, kept = tmp_path / "curve.svg", tmp_path / "network.npz"
    arguments = ["--iterations", "1", "--hands", "2", "--picture", str(picture), "--save", str(kept)]
    monkeypatch.setattr(sys, "argv", [str(SCRIPT), *arguments])
    runpy.run_path(str(SCRIPT), run_name="__main__")
    assert "256 hands" in capsys.readouterr().out
    assert picture.read_text("utf-8").startswith("<?xml")
    assert np.load(kept)["policy"].shape == (128, 52)


def test_nothing_is_better_than_expected_where_all_was_foreseen() -> None:
    script = runpy.run_path(str(SCRIPT))
    rng = np.random.default_rng(1)
    env = script["BatchedEnv"]("oldchapix", 8, players=4)
    env.reset(1)
    network = script["Network"](env.observations.shape[1], env.actions, rng)
    played, returns = script["play"](env, network, rng)
    points = env.planes["points"]
    surprised, _ = script["advantages"](played, returns, points)
    assert np.abs(surprised).max() > 0.1
    for step, seats in enumerate(played.seats):
        lost = 5 * played.seen[step][:, points.start]
        played.values[step] = ((returns[np.arange(8), seats] + lost) / script["SCALE"]).astype(np.float32)
    foreseen, goals = script["advantages"](played, returns, points)
    assert np.abs(foreseen).max() < 1e-4
    assert np.allclose(goals, np.concatenate(played.values), atol=1e-4)
