import { defaultMarket } from '@mawkib/core/locale';
import type { FieldDefinition } from '../values/fields.js';
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
