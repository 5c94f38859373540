import { defaultMarket } from '@mawkib/core/locale';
import type { FeedTarget } from '../feed-types.js';
import type { FieldDefinition } from '../values/fields.js';
import { officialBrand } from '../values/official-brand.js';
import { readValue } from '../values/read-value.js';
import { guessedRules } from './column-rules.js';

/** Share of values that a field accepts, 0 to 1. */
export function valueFit(definition: FieldDefinition, values: readonly string[]): number {
  const rules = guessedRules(definition, values);
  let fitting = 0;
  for (const value of values) {
    let isBroken = false;
    const read = readValue(
      definition,
      value,
      rules,
      { currency: defaultMarket.currency, spellings: (_, text) => text },
      (code) => {
        if (code !== 'markup' && code !== 'direction' && code !== 'rounded') isBroken = true;
      },
    );
    // Amounts in any currency count.
    if (read.reject ?? (read.value !== undefined && !isBroken)) fitting += 1;
  }
  const share = fitting / values.length;
  const { kind } = definition.reads;
  if (kind === 'facet') return share * (looksLikeNumbers(values) ? 0.4 : 1);
  if (kind === 'texts' && looksLikeNumbers(values)) return share * 0.3;
  return share;
}

const looksLikeNumbers = (values: readonly string[]) =>
  values.filter((value) => /^[\d٠-٩.,\s]+$/.test(value)).length > values.length * 0.9;

/** Values that show what a column is, whatever its name: share of them that has to fit. */
const minShare = 0.9;

/**
 * Fields that a column's values alone show, with a score below that of a good name: makes and VINs.
 */
export function fieldsForValues(
  values: readonly string[],
  target: FeedTarget,
): [field: string, score: number][] {
  if (target !== 'vehicles' || values.length === 0) return [];
  const share = (fits: (value: string) => boolean) => values.filter(fits).length / values.length;
  if (share((value) => officialBrand(value) !== undefined) >= minShare) {
    return [['nameplate_brand_name', 0.7]];
  }
  if (share((value) => /^[A-HJ-NPR-Z0-9]{17}$/i.test(value)) >= minShare) return [['vin', 0.7]];
  return [];
}
