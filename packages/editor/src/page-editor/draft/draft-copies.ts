import { readOperation, type TreeOperation } from '@mawkib/blocks/operations';

/** Unsaved work as it is kept on this machine. */
export interface DraftCopy {
  /** The version that the operations were made on. */
  version: number;
  operations: readonly TreeOperation[];
  at: number;
}

const prefix = (page: string) => `mawkib.editor.draft.${page}.`;

/** One key for each open tab, so that two tabs never overwrite each other's work. */
export const copyKey = (page: string, tab: string) => prefix(page) + tab;

/** Where they are kept; merely asking for it may throw. */
export type CopyArea = () => Storage;

/** Without operations the copy is taken away. False when it could not be written. */
export const writeCopy = (area: CopyArea, key: string, copy: DraftCopy): boolean =>
  attempt(false, () => {
    if (copy.operations.length === 0) area().removeItem(key);
    else area().setItem(key, JSON.stringify(copy));
    return true;
  });

export const removeCopy = (area: CopyArea, key: string): void =>
  attempt(undefined, () => area().removeItem(key));

/** Copies of a page that no open tab holds any more, newest first. */
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

/** Without a storage the work is kept by the page alone. */
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
