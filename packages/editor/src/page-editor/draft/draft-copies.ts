import { readOperation, type TreeOperation } from '@mawkib/blocks/operations';

/** Unsaved changes as stored in this browser. */
export interface DraftCopy {
  /** The version that the operations are based on. */
  version: number;
  operations: readonly TreeOperation[];
  at: number;
}

const prefix = (page: string) => `mawkib.editor.draft.${page}.`;

/** Storage key per open tab, so that tabs do not overwrite each other. */
export const copyKey = (page: string, tab: string) => prefix(page) + tab;

/** Returns the storage; can throw. */
export type CopyArea = () => Storage;

/** Writes the copy, or removes it if there are no operations. Returns false if writing failed. */
export const writeCopy = (area: CopyArea, key: string, copy: DraftCopy): boolean =>
  attempt(false, () => {
    if (copy.operations.length === 0) area().removeItem(key);
    else area().setItem(key, JSON.stringify(copy));
    return true;
  });

export const removeCopy = (area: CopyArea, key: string): void =>
  attempt(undefined, () => area().removeItem(key));

/** Copies of a page that belong to no open tab, newest first. */
export const orphanedCopies = (
  area: CopyArea,
  page: string,
  held: ReadonlySet<string>,
): { key: string; copy: DraftCopy }[] =>
  attempt([], () => {
    const storage = area();
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    return keys
      .filter((key) => key.startsWith(prefix(page)) && !held.has(key))
      .flatMap((key) => {
        const copy = readCopy(storage.getItem(key));
        return copy ? [{ key, copy }] : [];
      })
      .sort((a, b) => b.copy.at - a.copy.at);
  });

/** Without a storage, unsaved changes are in memory only. */
function attempt<T>(otherwise: T, run: () => T): T {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

function readCopy(text: string | null): DraftCopy | null {
  try {
    const { version, operations, at } = JSON.parse(text ?? '') as Record<string, unknown>;
    if (!Number.isInteger(version) || !Array.isArray(operations) || typeof at !== 'number') {
      return null;
    }
    const read = operations.map(readOperation).filter((operation) => operation !== null);
    return read.length > 0 ? { version: version as number, operations: read, at } : null;
  } catch {
    return null;
  }
}
