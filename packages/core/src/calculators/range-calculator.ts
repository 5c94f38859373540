import type { RangeData } from './range-data.js';

/**
 * Least and greatest range that a block shows unless it sets its own, in km. Blocks document,
 * section 9.
 */
export const rangeLimits = { minimal_range: 187, maximal_range: 493 } as const;
/** Kilometres and international miles (1.609344 km). Blocks document, section 3.4. */
export const distanceUnits = ['km', 'mi'] as const;
/** One of `distanceUnits`. */
export type DistanceUnit = (typeof distanceUnits)[number];
const kilometresPerMile = 1.609344;

/** What a visitor chose, each by its key in the data file. */
export interface RangeChoice {
  readonly profile: string;
  readonly wheel: string;
  readonly temperature: string;
}

/** What a block sets. An amount below zero, or that is no finite number, counts as not given. */
export interface RangeSettings {
  /** In km; 187 unless given. */
  readonly minimal_range?: number;
  /** In km; 493 unless given. */
  readonly maximal_range?: number;
  /** `km` unless given. */
  readonly distance_unit?: DistanceUnit;
}

/** What is shown for a choice. */
export interface ShownRange {
  /** In `unit`, a whole number. */
  readonly distance: number;
  /** In `unit` an hour, a whole number; null when it is not known. */
  readonly average_speed: number | null;
  readonly unit: DistanceUnit;
}

/**
 * The range that a choice gives, between the least and the greatest of the block, which change
 * places when they are upside down; null when the file has no value for it. Blocks document,
 * section 3.4.
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
