import { isRecord, memberOf } from '../reading/fields.js';

/** A spec to show: its key and its label. */
export interface SpecPair {
  readonly key: string;
  readonly label: string;
}

/** A pair with its fetched value; units are part of the text. */
export interface SpecValue extends SpecPair {
  readonly value: string | number;
}

/**
 * Pairs that have a value, in order. `specs` is the fetched data by car key, engine key and spec
 * key; a value is a non-blank text or a finite number, other pairs are left out. Blocks document,
 * section 3.4.
 */
export function specValues(
  specs: unknown,
  {
    car_key,
    engine_key,
    pairs,
  }: { car_key: string; engine_key: string; pairs: readonly SpecPair[] },
): readonly SpecValue[] {
  const engine = memberIn(memberIn(specs, car_key), engine_key);
  return pairs.flatMap((pair) => {
    const value = memberIn(engine, pair.key);
    return isShown(value) ? [{ ...pair, value }] : [];
  });
}

const memberIn = (value: unknown, key: string): unknown =>
  isRecord(value) ? memberOf(value, key) : undefined;

const isShown = (value: unknown): value is string | number =>
  typeof value === 'string' ? value.trim() !== '' : Number.isFinite(value);
