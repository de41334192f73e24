/** Tables in IndexedDB: a header each, and the lines of their logs. Works, forgetfully, where there is none. */

export interface KeptTable {
  id: string;
  /** JSON, as the house gave it. */
  what: string;
  lines: string[];
}

const HEADERS = "tables";
const LINES = "lines";

export interface Kept {
  all(): Promise<KeptTable[]>;
  /** In the order of the calls. */
  put(table: string, what: string): void;
  /** The table and all its lines are gone for ever. */
  forget(table: string): Promise<void>;
}

export async function kept(): Promise<Kept> {
  let base: IDBDatabase;
  try {
    base = await opened();
  } catch {
    return { all: () => Promise.resolve([]), put: () => {}, forget: () => Promise.resolve() };
  }
  return {
    async all() {
      const look = base.transaction([HEADERS, LINES]);
      const [ids, headers, keys, lines] = await Promise.all([
        done(look.objectStore(HEADERS).getAllKeys()),
        done(look.objectStore(HEADERS).getAll() as IDBRequest<string[]>),
        done(look.objectStore(LINES).getAllKeys()),
        done(look.objectStore(LINES).getAll() as IDBRequest<string[]>),
      ]);
      const tables = new Map<string, KeptTable>(ids.map((id, at) => [String(id), { id: String(id), what: headers[at] ?? "", lines: [] }]));
      // Keys come sorted: the lines of a table in their order.
      keys.forEach((key, at) => tables.get(String((key as [string, number])[0]))?.lines.push(lines[at] ?? ""));
      return [...tables.values()];
    },
    put(table, what) {
      const { seq } = JSON.parse(what) as { seq?: number };
      const change = base.transaction(seq === undefined ? HEADERS : LINES, "readwrite");
      if (seq === undefined) change.objectStore(HEADERS).put(what, table);
      else change.objectStore(LINES).put(what, [table, seq]);
      // At once: the tab may be closed in the next moment.
      change.commit();
    },
    async forget(table) {
      const change = base.transaction([HEADERS, LINES], "readwrite");
      change.objectStore(HEADERS).delete(table);
      await done(change.objectStore(LINES).delete(IDBKeyRange.bound([table, 0], [table, Infinity])));
    },
  };
}

function opened(): Promise<IDBDatabase> {
  const asked = indexedDB.open("horda", 1);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore(HEADERS);
    asked.result.createObjectStore(LINES);
  };
  return done(asked);
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("IndexedDB"));
  });
}
