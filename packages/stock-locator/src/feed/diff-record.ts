import { isRecord } from '@mawkib/core/guards';
import type { FeedRecord } from './feed-types.js';

type Values = Readonly<Record<string, unknown>>;

/** Changes of a stored record by an import. */
export interface RecordDiff<V> {
  /** Values to write; localized fields contain only the languages that change. Empty: no change. */
  readonly changes: Partial<V>;
  /** Fields that differ and stay because staff edited them: `sale_minor`, `version.ar`. */
  readonly kept: readonly string[];
}

/**
 * Compares the fields of a row with the stored record; fields that the row does not have stay.
 * `edited` are fields that staff changed, localized fields with or without a language.
 */
export function diffRecord<V extends FeedRecord['values']>(
  stored: Partial<V>,
  incoming: V,
  { edited = [] }: { readonly edited?: Iterable<string> } = {},
): RecordDiff<V> {
  const held = new Set(edited);
  const kept: string[] = [];
  const changes: Record<string, unknown> = {};
  const have = stored as Values;
  for (const [field, value] of Object.entries(incoming)) {
    if (value === undefined || isEqual(have[field], value)) continue;
    if (held.has(field)) kept.push(field);
    else if (isRecord(value)) {
      const texts = (isRecord(have[field]) ? have[field] : {}) as Values;
      const differing = Object.entries(value).filter(
        ([locale, text]) => !isEqual(texts[locale], text),
      );
      const isHeld = ([locale]: [string, unknown]) => held.has(`${field}.${locale}`);
      kept.push(...differing.filter(isHeld).map(([locale]) => `${field}.${locale}`));
      const free = differing.filter((entry) => !isHeld(entry));
      if (free.length > 0) changes[field] = Object.fromEntries(free);
    } else changes[field] = value;
  }
  return { changes: changes as Partial<V>, kept };
}

/** Null, undefined, an empty text and an empty list are equal. */
function isEqual(stored: unknown, incoming: unknown): boolean {
  if (isNothing(stored) && isNothing(incoming)) return true;
  if (Array.isArray(stored) && Array.isArray(incoming)) {
    return (
      stored.length === incoming.length && stored.every((item, at) => isEqual(item, incoming[at]))
    );
  }
  if (isRecord(incoming)) {
    const texts = isRecord(stored) ? stored : {};
    return Object.entries(incoming).every(([locale, text]) => isEqual(texts[locale], text));
  }
  return stored === incoming;
}

const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);
