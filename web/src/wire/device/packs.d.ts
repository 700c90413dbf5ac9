declare module "@packs/*.pack?url" {
  const url: string;
  export default url;
}
declare module "@packs/about.json" {
  /** The bytes of each pack as it is fetched, whether our Python is compiled, and Pyodide's lock file without packages. */
  const about: { engine: number; python: number; compiled: boolean; lock: object };
  export default about;
}
declare module "pyodide/pyodide.asm.mjs" {
  const createPyodideModule: (settings: object) => Promise<never>;
  export default createPyodideModule;
}
