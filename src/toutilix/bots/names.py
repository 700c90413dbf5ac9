"""Names of bots at a table with people."""

BOT_NAMES = ("Ada", "Basil", "Clara", "Dora", "Emil", "Flora", "Gaston", "Hugo", "Iris", "Jules", "Karla", "Leo")
"""More than there are seats, so that some are left beside people of the same name."""
