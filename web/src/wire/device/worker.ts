/** One script for both workers: they need the same, and it is fetched once. */
import { runTables } from "./tables.ts";
import { runThinker, THINKER } from "./thinker.ts";

if (self.name === THINKER) runThinker();
else runTables();
