import { parseJson } from '../guards/parse-json.js';
import { isRecord } from '../reading/fields.js';
import type { Offer } from './create-offers.js';
import { isAmong, nameKey } from './name-key.js';

/** A property and its accepted values. */
export type WantedField = readonly [property: string, values: readonly string[]];

/**
 * Condition of the offers strategy: JSON of property to value (a list accepts any of them), or
 * `property=value&property=value`; a text without `=` is a `car_model_key`. Undefined for any other
 * format. Blocks document, section 5.
 */
export function wantedFields(value: string): readonly WantedField[] | undefined {
  const text = value.trim();
  if (text.startsWith('{')) return fromJson(parseJson(text));
  const pairs: readonly [string, string][] = text.includes('=')
    ? [...new URLSearchParams(text)]
    : [['car_model_key', text]];
  return usable(pairs.map(([name, wanted]) => [name.trim(), [wanted]]));
}

function fromJson(parsed: unknown): readonly WantedField[] | undefined {
  if (!isRecord(parsed)) return undefined;
  return usable(Object.entries(parsed).map(([name, wanted]) => [name.trim(), textsOf(wanted)]));
}

const usable = (fields: readonly WantedField[]) =>
  fields.length > 0 && fields.every(([name, values]) => name !== '' && values.length > 0)
    ? fields
    : undefined;

/** True if an offer has one of the accepted values for each property, compared by name key. */
export const matchesOffer = (offer: Offer, fields: readonly WantedField[]): boolean =>
  fields.every(([name, values]) => {
    const keys = textsOf(offer[name]).map(nameKey);
    return values.some((wanted) => isAmong(wanted, keys));
  });

function textsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((member) => textsOf(member));
  return ['string', 'number', 'boolean'].includes(typeof value) ? [String(value)] : [];
}
