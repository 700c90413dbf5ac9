declare module "@packs/*.pack?url" {
  const url: string;
  export default url;
}
declare module "@packs/about.json" {
  /** The bytes of each pack as it is fetched, and Pyodide's own lock file without packages. */
  const about: { engine: number; python: number; lock: object };
  export default about;
}
declare module "pyodide/pyodide.asm.mjs" {
  const createPyodideModule: (settings: object) => Promise<never>;
  export default createPyodideModule;
}
