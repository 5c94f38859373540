import type { ListKey } from '../engine/filter-definitions.js';
import { normaliseQuery } from '../engine/normalise-query.js';
import type { Range, VehicleQuery } from '../engine/vehicle-query.js';
import type { ReadWords } from './read-words.js';
import type { Vocabulary } from './vocabulary.js';

/**
 * The query narrowed to what words were read as: values join the chosen ones of their filter, a
 * range takes the place of the one that was there, and what was not understood stays as free words.
 */
export function applyWords(
  query: VehicleQuery,
  { readings, rest }: ReadWords,
  vocabulary: Vocabulary,
): VehicleQuery {
  const lists: Partial<Record<ListKey, readonly string[]>> = { ...query.lists };
  const excluded = new Map<ListKey, string[]>();
  const ranges: Record<string, Range> = { ...query.ranges };
  let { sort } = query;
  for (const reading of readings) {
    if (reading.kind === 'sort') sort = reading.sort;
    else if (reading.kind === 'range')
      ranges[reading.key] = { ...ranges[reading.key], ...reading.range };
    else if (!reading.not) lists[reading.key] = [...(lists[reading.key] ?? []), ...reading.values];
    else excluded.set(reading.key, [...(excluded.get(reading.key) ?? []), ...reading.values]);
  }
  for (const [key, unwanted] of excluded) {
    const from = lists[key] ?? vocabulary.values.get(key) ?? [];
    lists[key] = from.filter((value) => !unwanted.includes(value));
  }
  return normaliseQuery({ ...query, lists, ranges, sort, words: rest, page: 1 });
}
