"""Counters add up, and a value falls into its bucket."""

from toutilix.server.base.metrics import Count, Gauge, Histogram, Metrics


def test_a_value_falls_below_the_bound_that_it_reaches() -> None:
    histogram = Histogram((1.0, 2.0))
    for value in (0.0, 1.0, 1.5, 2.0, 2.1, 1e9):
        histogram.observe(value)
    assert histogram.counts == [2, 2, 2]
    assert histogram.count == 6
    assert histogram.total == 1e9 + 6.6


def test_a_gauge_is_set_or_read_when_asked() -> None:
    gauge = Gauge()
    gauge.value = 3
    assert gauge.now() == 3
    tables = ["a"]
    gauge.read = lambda: len(tables)
    tables.append("b")
    assert gauge.now() == 2


def test_each_measure_is_under_its_name() -> None:
    metrics = Metrics()
    metrics.moves["bot"].add()
    metrics.moves["bot"].add(4)
    metrics.undos.add()
    found = {family.name: family for family in metrics.families}
    assert len(found) == len(metrics.families), "two families of one name"
    bot, person, undos = found["moves"].members["bot"], found["moves"].members["person"], found["undos"].members[""]
    assert isinstance(bot, Count)
    assert isinstance(person, Count)
    assert isinstance(undos, Count)
    assert (bot.value, person.value, undos.value) == (5, 0, 1)
