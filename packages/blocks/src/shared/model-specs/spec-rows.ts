import type { VehicleSpec } from '@mawkib/api-clients/contracts/content';
import { formatNumber, isolateNumbers, type Locale } from '@mawkib/core/locale';

/** A spec as a table row. */
export interface SpecRow {
  key: string;
  label: string;
  value: string;
}

/** A row per key, in order; unknown keys have none. */
export function specRows(
  wanted: readonly { key: string; label?: string }[],
  specs: readonly VehicleSpec[],
  locale: Locale,
): SpecRow[] {
  return wanted.flatMap(({ key, label }) => {
    const spec = specs.findLast((one) => one.key === key && !one.engine_key);
    const value = spec && figureOf(spec, locale);
    if (!value) return [];
    return [{ key, label: isolateNumbers(label?.trim() || spec.label), value }];
  });
}

function figureOf({ value, unit }: VehicleSpec, locale: Locale): string {
  const figure = typeof value === 'number' ? formatNumber(value, locale) : (value ?? '').trim();
  return figure && isolateNumbers(unit ? `${figure} ${unbroken(unit)}` : figure);
}

/** Prevents line breaks after the slash of `km/h`. */
const unbroken = (unit: string) => unit.replaceAll('/', '/\u2060');
