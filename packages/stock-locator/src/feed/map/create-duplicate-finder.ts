import type { FeedMatch, RowNote } from '../feed-types.js';
import { detached } from '../values/detached.js';

/**
 * Finds rows that match the same record as an earlier row of the file. The first one is used:
 * nothing but the order tells which of two rows for the same car is right.
 */
export function createDuplicateFinder() {
  const seen = {
    id: new Map<string, number>(),
    vin: new Map<string, number>(),
    key: new Map<string, number>(),
  };
  return (
    match: FeedMatch,
    row: number,
  ): Pick<RowNote, 'field' | 'value' | 'replacement'> | undefined => {
    for (const part of ['id', 'vin', 'key'] as const) {
      const value = match[part];
      // The composed key is used only if the row has nothing better.
      if (value === undefined || (part === 'key' && (match.id ?? match.vin) !== undefined))
        continue;
      const first = seen[part].get(value);
      if (first !== undefined) return { field: part, value, replacement: String(first) };
    }
    for (const part of ['id', 'vin', 'key'] as const) {
      const value = match[part];
      if (value !== undefined) seen[part].set(detached(value), row);
    }
    return undefined;
  };
}
