/**
 * Where the journal lies: two files of this site's own (OPFS), where the browser has them for workers, else IndexedDB. In
 * a browser that keeps nothing there is no storage.
 */

export interface JournalStorage {
  read(slot: number): Promise<string>;
  append(slot: number, text: string): Promise<void>;
  clear(slot: number): Promise<void>;
  /** After everything was deleted: two empty slots. */
  renew(): Promise<void>;
}

/** Only workers have it, and TypeScript knows it only there. */
interface SyncFile {
  getSize(): number;
  read(into: Uint8Array, options: { at: number }): number;
  write(bytes: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}
type SyncHandle = FileSystemFileHandle & { createSyncAccessHandle?: () => Promise<SyncFile> };

const SLOTS = [0, 1] as const;
/** The tab that had the files before lets go of them in a moment. */
const PATIENCE = 5_000;
const AGAIN = 50;

export async function openStorage(name: string): Promise<JournalStorage | null> {
  try {
    return await FileStorage.open(name);
  } catch {
    // No files here, or none for workers.
  }
  try {
    return await DatabaseStorage.open(name);
  } catch {
    return null;
  }
}

class FileStorage implements JournalStorage {
  private readonly name: string;
  private files: SyncFile[] = [];
  private sizes: number[] = [];

  private constructor(name: string) {
    this.name = name;
  }

  static async open(name: string): Promise<FileStorage> {
    const storage = new FileStorage(name);
    await storage.openFiles();
    return storage;
  }

  private async openFiles(): Promise<void> {
    const root = await navigator.storage.getDirectory();
    this.files = [];
    for (const slot of SLOTS) {
      const handle: SyncHandle = await root.getFileHandle(`${this.name}.${slot}`, { create: true });
      if (!handle.createSyncAccessHandle) throw new Error("no files for workers");
      this.files.push(await patiently(() => (handle as Required<SyncHandle>).createSyncAccessHandle()));
    }
    this.sizes = this.files.map((file) => file.getSize());
  }

  async read(slot: number): Promise<string> {
    const file = this.file(slot);
    const bytes = new Uint8Array(file.getSize());
    file.read(bytes, { at: 0 });
    return new TextDecoder().decode(bytes);
  }

  async append(slot: number, text: string): Promise<void> {
    const file = this.file(slot);
    await this.check(slot);
    const bytes = new TextEncoder().encode(text);
    const at = this.sizes[slot] ?? 0;
    try {
      if (file.write(bytes, { at }) < bytes.length) throw new DOMException("no space is left", "QuotaExceededError");
      file.flush();
    } catch (error) {
      file.truncate(at);
      throw error;
    }
    this.sizes[slot] = at + bytes.length;
  }

  async clear(slot: number): Promise<void> {
    const file = this.file(slot);
    file.truncate(0);
    file.flush();
    this.sizes[slot] = 0;
  }

  async renew(): Promise<void> {
    for (const file of this.files) file.close();
    await this.openFiles();
    for (const slot of SLOTS) await this.clear(slot);
  }

  /** An open file can still be written after somebody has deleted it; nobody would find it again. */
  private async check(slot: number): Promise<void> {
    const root = await navigator.storage.getDirectory();
    await root.getFileHandle(`${this.name}.${slot}`);
  }

  private file(slot: number): SyncFile {
    const file = this.files[slot];
    if (!file) throw new DOMException("no such slot", "InvalidStateError");
    return file;
  }
}

async function patiently<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if ((error as DOMException).name !== "NoModificationAllowedError" || Date.now() > end) throw error;
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}

const PIECES = "pieces";

/** Each piece that was appended is an entry of its own; a slot is all of its pieces, in order. */
class DatabaseStorage implements JournalStorage {
  private readonly name: string;
  private database: IDBDatabase;

  private constructor(name: string, database: IDBDatabase) {
    this.name = name;
    this.database = database;
  }

  static async open(name: string): Promise<DatabaseStorage> {
    return new DatabaseStorage(name, await openDatabase(name));
  }

  async read(slot: number): Promise<string> {
    const pieces = await this.run("readonly", (store) => store.index("slot").getAll(slot));
    return (pieces as { text: string }[]).map((piece) => piece.text).join("");
  }

  async append(slot: number, text: string): Promise<void> {
    await this.run("readwrite", (store) => store.add({ slot, text }));
  }

  async clear(slot: number): Promise<void> {
    const keys = (await this.run("readonly", (store) => store.index("slot").getAllKeys(slot))) as number[];
    for (const key of keys) await this.run("readwrite", (store) => store.delete(key));
  }

  async renew(): Promise<void> {
    this.database.close();
    this.database = await openDatabase(this.name);
    for (const slot of SLOTS) await this.clear(slot);
  }

  /** Done when it is on disk. */
  private run(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
    return new Promise((done, failed) => {
      const transaction = this.database.transaction(PIECES, mode, { durability: "strict" });
      const request = work(transaction.objectStore(PIECES));
      transaction.oncomplete = () => done(request.result);
      transaction.onabort = () => failed(transaction.error ?? new DOMException("aborted", "InvalidStateError"));
    });
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore(PIECES, { autoIncrement: true });
      store.createIndex("slot", "slot");
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      done(request.result);
    };
    request.onerror = () => failed(request.error);
    request.onblocked = () => failed(new Error("blocked"));
  });
}
