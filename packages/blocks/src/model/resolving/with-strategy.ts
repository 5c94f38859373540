import type { Locale } from '@mawkib/core/locale';
import type { StoredText } from '../definition/bilingual.js';
import type { FieldMap } from '../definition/field.js';
import type { StoredGroup } from '../definition/public-values.js';
import { resolveStrategy, strategyOf } from '../definition/stored-strategy.js';
import { isPlain, own, type Plain, safeCopy } from '../plain.js';

/** Resolves fallbacks of a block or group; null if incomplete. */
interface Fallbacks<T> {
  ofText(text: StoredText): T | null;
  /** `fallback` is the complete stored fallback of these fields. */
  ofFields(fields: Plain, fallback: Plain): T | null;
}

/** Adds the strategy of a block or group, with its fallback resolved like the content itself. */
export function withStrategy<T extends object>(
  resolved: T,
  { fields: stored }: StoredGroup,
  locale: Locale,
  fallback: Fallbacks<T>,
): T {
  const dc_strategy = resolveStrategy<T>(strategyOf(stored), locale, {
    fromText: (text) => fallback.ofText({ [locale]: text }),
    fromValue(value) {
      const values = own(value, 'fields');
      return isPlain(values) ? fallback.ofFields(safeCopy(values), value) : null;
    },
  });
  return dc_strategy ? { ...resolved, dc_strategy } : resolved;
}

/**
 * Puts a fallback text into the first translatable field of a block or group, including a block's
 * items.
 */
export function textFields(fields: FieldMap, text: StoredText): Plain | null {
  const first = Object.entries(fields).find(
    ([, { type, contentful }]) => contentful && ['String', 'Text', 'Markdown'].includes(type),
  );
  return first ? { [first[0]]: text } : null;
}
