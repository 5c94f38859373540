import type { Market } from './market.js';

const [sunday, monday, friday, saturday] = [0, 1, 5, 6];

const market = (
  country: string,
  currency: string,
  timeZone: string,
  weekStart: number = saturday,
  weekend: readonly number[] = [friday, saturday],
): Market => ({
  country,
  currency,
  timeZone,
  numberingSystem: 'latn',
  weekStart,
  weekend,
  halfDays: [],
});

/**
 * Facts of the region's markets, weeks as the Unicode CLDR states them. The digits are 0-9
 * everywhere, as in the trade; a market that wants others sets its `numberingSystem`.
 */
export const markets = {
  AE: {
    ...market('AE', 'AED', 'Asia/Dubai', monday, [saturday, sunday]),
    halfDays: [friday],
  },
  BH: market('BH', 'BHD', 'Asia/Bahrain'),
  EG: market('EG', 'EGP', 'Africa/Cairo'),
  IQ: market('IQ', 'IQD', 'Asia/Baghdad'),
  JO: market('JO', 'JOD', 'Asia/Amman'),
  KW: market('KW', 'KWD', 'Asia/Kuwait'),
  LB: market('LB', 'LBP', 'Asia/Beirut', monday, [saturday, sunday]),
  MA: market('MA', 'MAD', 'Africa/Casablanca', monday, [saturday, sunday]),
  OM: market('OM', 'OMR', 'Asia/Muscat'),
  QA: market('QA', 'QAR', 'Asia/Qatar'),
  SA: market('SA', 'SAR', 'Asia/Riyadh', sunday),
} as const satisfies Record<string, Market>;

/** Countries whose market is known. */
export type MarketCountry = keyof typeof markets;
