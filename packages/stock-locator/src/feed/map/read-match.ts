import { normaliseValue, valueKey } from '../../engine/filters/normalise-value.js';
import type { FeedMapping } from '../feed-mapping-schema.js';
import type { FeedCells, FeedMatch } from '../feed-types.js';
import type { NoteCode } from '../note-codes.js';
import { tokenCell } from '../values/clean-cell.js';
import { readVin } from '../values/read-value.js';
import { columnsIn, fillTemplate } from './templates.js';

/** Max characters of a vehicle id; ids are part of addresses. */
export const longestId = 64;
const longestKey = 200;

export interface ReadMatch {
  readonly match: FeedMatch;
  readonly problems: readonly { column: string; code: NoteCode; text: string }[];
}

/** Reads the values by which a row finds its record. The key needs all of its columns. */
export function createMatchReader({ match: { id, vin, key } }: FeedMapping) {
  const keyColumns = key === undefined ? [] : columnsIn(key);
  const keyColumn = keyColumns[0] ?? '';
  return (cells: FeedCells): ReadMatch => {
    const match: { -readonly [part in keyof FeedMatch]: FeedMatch[part] } = {};
    const problems: { column: string; code: NoteCode; text: string }[] = [];
    const read = (column: string, valid: (text: string) => string | undefined, code: NoteCode) => {
      const cell = cells[column] ?? '';
      let isBroken = false;
      const text = tokenCell(cell, (problem) => {
        if (problem !== 'markup' && problem !== 'direction') isBroken = true;
      });
      if (text === '' && !isBroken) return undefined;
      const value = isBroken ? undefined : valid(text);
      if (value === undefined) problems.push({ column, code, text: cell });
      return value;
    };
    if (id !== undefined) match.id = read(id, validId, 'unusable_id');
    if (vin !== undefined) match.vin = read(vin, readVin, 'bad_vin');
    if (key !== undefined && keyColumns.every((column) => Object.hasOwn(cells, column))) {
      const text = fillTemplate(key, cells);
      const folded = valueKey(text.slice(0, longestKey * 2)).slice(0, longestKey);
      if (folded.includes('\uFFFD'))
        problems.push({ column: keyColumn, code: 'unusable_id', text });
      else if (folded !== '') match.key = folded;
    }
    for (const part of ['id', 'vin', 'key'] as const)
      if (match[part] === undefined) delete match[part];
    return { match, problems };
  };
}

/** A valid id for an address; undefined if it is too long. */
export function validId(text: string): string | undefined {
  const id = normaliseValue(text, 300);
  return id !== '' && id.length <= longestId ? id : undefined;
}
