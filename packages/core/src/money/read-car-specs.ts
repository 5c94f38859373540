import { normaliseName } from '../locale/fold-arabic.js';
import { type Fields, isRecord, memberOf, textIn } from '../reading/fields.js';

/** Specs and prices of a car by normalized name; numbers are amounts in major units. */
export type CarSpecValues = Readonly<Record<string, string | number>>;

const limits = { specs: 500, characters: 500 };

const isOfEngine = (entry: Fields): boolean => textIn(entry, 'engine_key') !== undefined;

/**
 * Specs in a response: in `data`, optionally in its `attributes` and `specs`, by name or as a list
 * of entries with `key` or `name` and `value`. Entries of one engine (`engine_key`) are used if the
 * car itself has none.
 */
export function readCarSpecs(body: unknown): CarSpecValues {
  const part = ['data', 'attributes', 'specs'].reduce<unknown>(
    (holder, key) => (isRecord(holder) ? (memberOf(holder, key) ?? holder) : holder),
    body,
  );
  const entries = Array.isArray(part)
    ? part
        .slice(0, limits.specs)
        .filter(isRecord)
        .sort((one, other) => Number(isOfEngine(other)) - Number(isOfEngine(one)))
        .map((entry) => [
          memberOf(entry, 'key') ?? memberOf(entry, 'name'),
          memberOf(entry, 'value'),
        ])
    : Object.entries(isRecord(part) ? part : {}).slice(0, limits.specs);
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      const key = typeof name === 'string' ? normaliseName(name.slice(0, limits.characters)) : '';
      const spec = typeof value === 'string' ? value.slice(0, limits.characters) : value;
      const isSpec = typeof spec === 'string' || Number.isFinite(spec);
      return key !== '' && isSpec ? [[key, spec as string | number]] : [];
    }),
  );
}
