// The innermost loops of a query: they run once for each hit, so they are written out.
import type { Bits } from './bits.js';
import type { Segment } from './segment.js';

/**
 * Counts the documents of `hits` in every group. Where most of the stock passes (`mostOf`), those
 * that do not are counted and taken from the totals.
 */
export function countHits(
  { records, groups, totals }: Segment,
  hits: Bits,
  mostOf: Bits | undefined,
  counts: Int32Array,
): void {
  counts.fill(0);
  const width = groups.length;
  for (let at = 0; at < hits.length; at += 1) {
    let word = mostOf ? mostOf[at]! & ~hits[at]! : hits[at]!;
    const first = (at << 5) + 31;
    while (word !== 0) {
      const rest = word & (word - 1);
      const document = first - Math.clz32(word ^ rest);
      word = rest;
      const end = (document + 1) * width;
      for (let each = end - width; each < end; each += 1) counts[records[each]!]! += 1;
    }
  }
  if (mostOf) for (let at = 0; at < counts.length; at += 1) counts[at] = totals[at]! - counts[at]!;
}

/** Counts in one group the documents that fail `mask` and nothing else. */
export function countFailing(
  { records, groups }: Segment,
  group: number,
  once: Bits,
  mask: Bits,
  counts: Int32Array,
): void {
  clearGroup(groups[group]!, counts);
  const width = groups.length;
  for (let at = 0; at < once.length; at += 1) {
    let word = once[at]! & ~mask[at]!;
    const first = (at << 5) + 31;
    while (word !== 0) {
      const rest = word & (word - 1);
      const document = first - Math.clz32(word ^ rest);
      word = rest;
      counts[records[document * width + group]!]! += 1;
    }
  }
}

const clearGroup = ({ start, room }: Segment['groups'][number], counts: Int32Array) =>
  counts.fill(0, start, start + room);

/** What one group's counters lack of the totals. */
export function countMissing(
  { groups, totals }: Segment,
  group: number,
  counts: Int32Array,
  missing: Int32Array,
): void {
  const { start, places } = groups[group]!;
  for (let at = start; at < start + places.size; at += 1) missing[at] = totals[at]! - counts[at]!;
}

/** Adds the counts of a group's combinations to those of one column's codes. */
export function foldColumn(
  { groups, places }: Segment,
  column: number,
  counts: Int32Array,
  perCode: Int32Array,
): void {
  const { group, place } = places[column]!;
  const { codes, start } = groups[group]!;
  const of = codes[place]!;
  for (let at = 0; at < of.length; at += 1) {
    const count = counts[start + at]!;
    if (count !== 0) perCode[of[at]!]! += count;
  }
}
