import type { FeedMatch, RowNote } from '../types.js';
import { detached } from '../values/detached.js';

/**
 * Finds rows that match what an earlier row of the file has matched. The first one counts: a file that has a car
 * twice does not say which of the two is right, and the order of rows is all there is to go by.
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
      // A key is composed for rows that have nothing better.
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
