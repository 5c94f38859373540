import { type Bits, clearBit, setBit } from '../memory/bits.js';
import type { CodeColumn } from '../memory/code-column.js';
import type { SegmentMemory } from '../memory/segment-memory.js';
import type { ValueSets } from '../schema/value-sets.js';

/**
 * Documents with a value: bits if there are many, else ascending indexes. Never takes more than
 * four bytes per document and value, for any number of values.
 */
export type Posting = { readonly bits: Bits } | { documents: Uint32Array; size: number };

/** Number of documents per value code of a facet. */
export function holdersOfValues(facet: ValueSets, sets: CodeColumn): Uint32Array {
  const documents = sets.length;
  const perSet = new Uint32Array(facet.sets.length);
  for (let at = 0; at < documents; at += 1) perSet[sets[at]!]! += 1;
  const perValue = new Uint32Array(facet.values.length);
  for (const [set, codes] of facet.sets.entries()) {
    for (const code of codes) perValue[code]! += perSet[set]!;
  }
  return perValue;
}

/** Postings of one facet by value code, for known sizes. */
export function createPostings(
  facet: ValueSets,
  sets: CodeColumn,
  sizes: Uint32Array,
  memory: SegmentMemory,
): Posting[] {
  const documents = sets.length;
  const postings = Array.from(
    sizes,
    (size): Posting =>
      isDense(documents, size)
        ? { bits: memory.allocateBits() }
        : { documents: new Uint32Array(size), size: 0 },
  );
  const holders = facet.sets.map((codes) => codes.map((code) => postings[code]!));
  for (let at = 0; at < documents; at += 1) {
    const of = holders[sets[at]!]!;
    for (let each = 0; each < of.length; each += 1) {
      const posting = of[each]!;
      if ('bits' in posting) setBit(posting.bits, at);
      else posting.documents[posting.size++] = at;
    }
  }
  return postings;
}

/** True if a value with so many documents is stored as bits. */
export const isDense = (documents: number, size: number): boolean => size > documents >>> 5;

/** Adds the documents of a value to a mask. */
export function addTo(mask: Bits, posting: Posting | undefined): void {
  if (!posting) return;
  if ('bits' in posting) {
    const { bits } = posting;
    for (let at = 0; at < mask.length; at += 1) mask[at]! |= bits[at]!;
    return;
  }
  const { documents, size } = posting;
  for (let at = 0; at < size; at += 1) setBit(mask, documents[at]!);
}

/** Moves a document from the values of one set to those of another. */
export function moveDocument(
  postings: Posting[],
  document: number,
  from: readonly number[],
  to: readonly number[],
): void {
  for (const code of from) if (!to.includes(code)) removeFrom(postings[code]!, document);
  for (const code of to) {
    if (from.includes(code)) continue;
    while (postings.length <= code) postings.push({ documents: new Uint32Array(0), size: 0 });
    insertInto(postings[code]!, document);
  }
}

function removeFrom(posting: Posting, document: number): void {
  if ('bits' in posting) {
    clearBit(posting.bits, document);
    return;
  }
  const at = insertionIndex(posting, document);
  posting.documents.copyWithin(at, at + 1, posting.size);
  posting.size -= 1;
}

function insertInto(posting: Posting, document: number): void {
  if ('bits' in posting) {
    setBit(posting.bits, document);
    return;
  }
  if (posting.size === posting.documents.length) {
    const wider = new Uint32Array(posting.size + (posting.size >> 3) + 16);
    wider.set(posting.documents);
    posting.documents = wider;
  }
  const at = insertionIndex(posting, document);
  posting.documents.copyWithin(at + 1, at, posting.size);
  posting.documents[at] = document;
  posting.size += 1;
}

function insertionIndex(
  { documents, size }: { documents: Uint32Array; size: number },
  document: number,
) {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (documents[middle]! < document) low = middle + 1;
    else high = middle;
  }
  return low;
}
