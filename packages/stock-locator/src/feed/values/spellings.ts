import { valueKey } from '../../engine/filters/normalise-value.js';
import { detached } from './detached.js';
import { officialBrand } from './official-brand.js';

/** Returns one spelling of a value: the stock's, else the first in the run. */
export type Spellings = (key: string, value: string) => string;

/** Values of the stock by field: `{ nameplate_name: ['Defender', …] }`. */
export type ExistingValues = Readonly<Record<string, Iterable<string>>>;

export function createSpellings(known: ExistingValues = {}): Spellings {
  const fields = new Map<string, Map<string, string>>();
  const of = (key: string) => {
    const spellings = fields.get(key) ?? new Map<string, string>();
    fields.set(key, spellings);
    return spellings;
  };
  for (const [key, values] of Object.entries(known)) {
    for (const value of values) if (value !== '') of(key).set(valueKey(value), value);
  }
  return (key, value) => {
    const spellings = of(key);
    const folded = valueKey(value);
    const found = spellings.get(folded);
    if (found !== undefined) return found;
    const spelling =
      (key === 'nameplate_brand_name' || key === 'brands' ? officialBrand(value) : undefined) ??
      detached(value);
    spellings.set(detached(folded), spelling);
    return spelling;
  };
}
