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

export function writeCopy(storage: Storage, key: string, copy: DraftCopy): boolean {
  try {
    if (copy.operations.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

/** Copies of a page that no open tab holds any more, newest first. */
export function orphanedCopies(
  storage: Storage,
  page: string,
  held: ReadonlySet<string>,
): { key: string; copy: DraftCopy }[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return keys
    .filter((key) => key.startsWith(prefix(page)) && !held.has(key))
    .flatMap((key) => {
      const copy = readCopy(storage.getItem(key));
      return copy ? [{ key, copy }] : [];
    })
    .sort((a, b) => b.copy.at - a.copy.at);
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
