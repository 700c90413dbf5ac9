"""Where a table is: the link that people share, or a server and the code said aloud."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from toutilix.api.errors import wrong


@dataclass(frozen=True)
class TableLink:
    """`server` is its address without a path; `table` the id in the link, empty where only a `code` is known."""

    server: str
    table: str = ""
    code: str = ""


def read_link(link: str, code: str = "") -> TableLink:
    """A link such as `http://host/t/k7Qm2Xw9`; with a code, the address of the server is enough."""
    parts = urlsplit(link.strip())
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise wrong("api.link", link=link)
    server = f"{parts.scheme}://{parts.netloc}"
    folders = [folder for folder in parts.path.split("/") if folder]
    if len(folders) == 2 and folders[0] == "t":
        return TableLink(server, folders[1])
    if code and not folders:
        return TableLink(server, code=code)
    raise wrong("api.link", link=link)
