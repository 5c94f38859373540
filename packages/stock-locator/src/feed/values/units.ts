import type { FeedUnit } from '../feed-mapping-schema.js';

/** Spellings of units in feeds, without spaces and dots. */
const words: Readonly<Record<FeedUnit, readonly string[]>> = {
  km: [
    'km',
    'kms',
    'kilometer',
    'kilometers',
    'kilometre',
    'kilometres',
    'كم',
    'كلم',
    'كيلو',
    'كيلومتر',
    'كيلومترا',
  ],
  mi: ['mi', 'mile', 'miles', 'ميل', 'اميال', 'أميال'],
  hp: ['hp', 'bhp', 'horsepower', 'حصان', 'حصانا', 'قوةحصان'],
  kW: ['kw', 'kilowatt', 'كيلوواط', 'ك و'],
  PS: ['ps', 'cv', 'pk'],
  l: ['l', 'lt', 'ltr', 'liter', 'liters', 'litre', 'litres', 'لتر', 'ل'],
  cc: ['cc', 'ccm', 'cm3', 'cm³', 'سيسي', 'سي سي', 'سم3'],
  kWh: ['kwh', 'كيلوواطساعة', 'كيلوواطساعه'],
};
const unitOf = new Map(
  Object.entries(words).flatMap(([unit, names]) => names.map((name) => [name, unit as FeedUnit])),
);

/** Unit in the text next to a number; undefined if there is none. */
export const readUnit = (text: string): FeedUnit | undefined =>
  unitOf.get(text) ??
  unitOf.get(text.replace(/[\s.]+/g, '')) ??
  text
    .split(/[\s:()~]+/)
    .map((word) => unitOf.get(word.replaceAll('.', '')))
    .find((unit) => unit !== undefined);

/** Amount of the first unit in one of the second; fields use the first. */
const factors: Partial<Record<FeedUnit, Partial<Record<FeedUnit, number>>>> = {
  km: { km: 1, mi: 1.609344 },
  hp: { hp: 1, kW: 1.341022, PS: 0.98632 },
  l: { l: 1, cc: 0.001 },
  kWh: { kWh: 1 },
};

/** Conversion factor to a field's own unit; undefined if the units measure different things. */
export const factorOf = (own: FeedUnit, unit: FeedUnit): number | undefined => factors[own]?.[unit];
