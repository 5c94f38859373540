import type { RangeData } from './range-data.js';

/** Default min and max range of a block, in km. Blocks document, section 9. */
export const rangeLimits = { minimal_range: 187, maximal_range: 493 } as const;
/** Kilometres and international miles (1.609344 km). Blocks document, section 3.4. */
export const distanceUnits = ['km', 'mi'] as const;
/** One of `distanceUnits`. */
export type DistanceUnit = (typeof distanceUnits)[number];
const kilometresPerMile = 1.609344;

/** A visitor's selection, by the keys of the data file. */
export interface RangeChoice {
  readonly profile: string;
  readonly wheel: string;
  readonly temperature: string;
}

/** Settings of a block. Negative or non-finite numbers are ignored. */
export interface RangeSettings {
  /** In km. Default: 187. */
  readonly minimal_range?: number;
  /** In km. Default: 493. */
  readonly maximal_range?: number;
  /** Default: `km`. */
  readonly distance_unit?: DistanceUnit;
}

/** The displayed result. */
export interface ShownRange {
  /** In `unit`, an integer. */
  readonly distance: number;
  /** In `unit` per hour, an integer; null if unknown. */
  readonly average_speed: number | null;
  readonly unit: DistanceUnit;
}

/**
 * Range of a selection, clamped to the block's min and max (swapped if reversed); null if the file
 * has no value for it. Blocks document, section 3.4.
 */
export function rangeFor(
  data: RangeData,
  { profile, wheel, temperature }: RangeChoice,
  settings: RangeSettings = {},
): ShownRange | null {
  const entry = own(own(own(data.values, profile), wheel), temperature);
  if (entry === undefined) return null;
  const unit = settings.distance_unit ?? 'km';
  const limits = [
    amountOr(settings.minimal_range, rangeLimits.minimal_range),
    amountOr(settings.maximal_range, rangeLimits.maximal_range),
  ];
  const range = Math.min(Math.max(entry, Math.min(...limits)), Math.max(...limits));
  const speed = data.profiles.find(({ key }) => key === profile)?.average_speed ?? null;
  return {
    distance: inUnit(range, unit),
    average_speed: speed === null ? null : inUnit(speed, unit),
    unit,
  };
}

const inUnit = (kilometres: number, unit: DistanceUnit) =>
  Math.round(unit === 'mi' ? kilometres / kilometresPerMile : kilometres);

const amountOr = (value: number | undefined, fallback: number) =>
  value !== undefined && value >= 0 && Number.isFinite(value) ? value : fallback;

const own = <T>(values: { readonly [key: string]: T } | undefined, key: string): T | undefined =>
  values && Object.hasOwn(values, key) ? values[key] : undefined;
