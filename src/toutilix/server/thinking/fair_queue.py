"""A queue in which nobody waits behind the many questions of another: visitor groups take turns, then the tables of a
group, and only the questions of one table are answered in the order in which they came."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

from toutilix.server.thinking import Asker

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    def __init__(self) -> None:
        self._groups: OrderedDict[str, OrderedDict[str, deque[Item]]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def groups(self) -> set[str]:
        return set(self._groups)

    def waiting(self, group: str) -> int:
        return sum(len(items) for items in self._groups.get(group, {}).values())

    def put(self, asker: Asker, item: Item) -> None:
        tables = self._groups.setdefault(asker.group, OrderedDict())
        tables.setdefault(asker.table, deque()).append(item)
        self._length += 1

    def take(self) -> Item:
        """The next one in turn; its group and its table go to the end of their lines."""
        group, tables = self._groups.popitem(last=False)
        table, items = tables.popitem(last=False)
        item = items.popleft()
        if items:
            tables[table] = items
        if tables:
            self._groups[group] = tables
        self._length -= 1
        return item

    def discard(self, asker: Asker, item: Item) -> bool:
        """Nobody wants this answer any more; False if it is not waiting here."""
        tables = self._groups.get(asker.group)
        items = None if tables is None else tables.get(asker.table)
        if tables is None or items is None or item not in items:
            return False
        items.remove(item)
        if not items:
            del tables[asker.table]
        if not tables:
            del self._groups[asker.group]
        self._length -= 1
        return True
