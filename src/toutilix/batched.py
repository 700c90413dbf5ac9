"""Thousands of tables at once in numpy arrays, with the extra `toutilix[batched]`, which is numpy alone.

from toutilix.batched import BatchedEnv
env = BatchedEnv("oldchapix", tables=1024)
"""

from toutilix.adapters.needed import missing

try:
    from toutilix.adapters.batched import BatchedEnv
except ModuleNotFoundError as error:
    raise missing("batched", error) from None

__all__ = ["BatchedEnv"]
