import { locales } from '@mawkib/core/locale';
import { valueKey } from '../../engine/filters/normalise-value.js';
import { valueLabel } from '../../engine/filters/value-labels.js';
import type { FeedVehicleValues } from '../feed-types.js';
import { colorWithin, readChoice } from '../values/choices.js';

type Values = { -readonly [key in keyof FeedVehicleValues]: FeedVehicleValues[key] };

/**
 * Completes the colour of a row: the canonical colour from the words of the name, the key from the
 * name, and both names if the name is a canonical colour itself (`أسود`).
 */
export function deriveColor(values: Values): void {
  const name = ['en', ...locales].map((one) => values.color_name?.[one]).find(Boolean) ?? undefined;
  if (name === undefined) {
    nameColor(values);
    return;
  }
  const plain = readChoice('color', name);
  values.color_canonical ??= plain ?? colorWithin(name) ?? null;
  if (plain !== undefined) {
    values.color_key ??= plain;
    values.color_name = named(plain);
    return;
  }
  values.color_key ??= valueKey(name)
    .replace(/[\s_-]+/g, '_')
    .slice(0, 120);
}

/** For feeds that only have canonical colours or no colour. */
function nameColor(values: Values): void {
  const color = values.color_canonical;
  if (color && values.color_name === undefined) {
    values.color_key ??= color;
    values.color_name = named(color);
  }
  const isNone = values.color_name !== undefined && values.color_canonical === undefined;
  if (isNone) values.color_canonical = null;
  if (isNone || color === null) values.color_key ??= null;
}

const named = (color: string) =>
  Object.fromEntries(locales.map((locale) => [locale, valueLabel('color', color, locale)]));
