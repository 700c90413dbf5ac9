"""The packages that an environment stands on come with an extra of this one."""


def missing(extra: str, error: ModuleNotFoundError) -> ImportError:
    """Say what to install for a module that is not there; one of our own is never left out."""
    if error.name is None or error.name.startswith("toutilix"):
        return error
    said = f'toutilix.{extra} needs {error.name}, which is not installed: pip install "toutilix[{extra}]"'
    return ModuleNotFoundError(said, name=error.name)
