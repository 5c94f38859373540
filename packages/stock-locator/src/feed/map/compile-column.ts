import { valueKey } from '../../engine/filters/normalise-value.js';
import type { MappedColumn } from '../feed-mapping-schema.js';
import type { FeedCells } from '../feed-types.js';
import type { NoteCode } from '../note-codes.js';
import { detached } from '../values/detached.js';
import type { FieldDefinition } from '../values/fields.js';
import { readValue, type ValueContext } from '../values/read-value.js';
import { fillTemplate } from './templates.js';

/** Result of reading a cell with its mapping. */
export interface Reading {
  /** Undefined if empty or invalid. */
  readonly value: unknown;
  /** The source explicitly has no value. */
  readonly isNull: boolean;
  readonly reject?: NoteCode;
  readonly problems: readonly { readonly code: NoteCode; readonly replacement?: string }[];
  readonly text: string;
}

export interface CompiledColumn {
  readonly definition: FieldDefinition;
  readonly column: MappedColumn;
  read(cells: FeedCells): Reading;
}

const nothing: Reading = { value: undefined, isNull: false, problems: [], text: '' };
const explicitlyNothing: Reading = { ...nothing, isNull: true };

/** Max different short texts per column that are cached. */
const maxCached = 5_000;
const maxCachedLength = 60;
/** Fields with mostly unique values: not cached. */
const unique = new Set(['vin', 'code', 'photos', 'address']);

export function compileColumn(
  column: MappedColumn,
  definition: FieldDefinition,
  context: ValueContext,
): CompiledColumn {
  const values = valuesOf(column);
  const kept = new Map<string, Reading>();

  const readNew = (text: string): Reading => {
    const mapped = values?.get(valueKey(text));
    if (mapped === null) return { ...explicitlyNothing, text };
    const problems: { code: NoteCode; replacement?: string }[] = [];
    const read = readValue(definition, mapped ?? text, column, context, (code, replacement) => {
      if (!problems.some((problem) => problem.code === code)) problems.push({ code, replacement });
    });
    return { value: read.value, isNull: false, reject: read.reject, problems, text };
  };
  let hits = 0;
  let isKeeping = !unique.has(definition.reads.kind);
  const readText = (text: string): Reading => {
    if (!isKeeping || text.length > maxCachedLength) return readNew(text);
    const known = kept.get(text);
    if (known) {
      hits += 1;
      return known;
    }
    if (kept.size === maxCached) {
      isKeeping = hits > maxCached;
      return readNew(text);
    }
    const own = detached(text);
    const reading = readNew(own);
    kept.set(own, reading);
    return reading;
  };

  const { column: name, template, constant } = column;
  if (name !== undefined) {
    return {
      definition,
      column,
      read(cells) {
        const cell = cells[name];
        if (cell === null) return explicitlyNothing;
        return cell === undefined || (cell === '' && !values) ? nothing : readText(cell);
      },
    };
  }
  if (template !== undefined) {
    return { definition, column, read: (cells) => readText(fillTemplate(template, cells)) };
  }
  return { definition, column, read: () => readText(constant ?? '') };
}

const valuesOf = ({ values }: MappedColumn) =>
  values && new Map(Object.entries(values).map(([from, to]) => [valueKey(from), to]));
