import { firstFacts } from '../first-market/first-facts.js';
import type { Market } from './market.js';

const [sunday, monday, friday, saturday] = [0, 1, 5, 6];

const market = (
  country: string,
  currency: string,
  timeZone: string,
  phoneExample: string,
  weekStart: number = saturday,
  weekend: readonly number[] = [friday, saturday],
): Market => ({
  name: firstFacts.name,
  country,
  currency,
  timeZone,
  numberingSystem: 'latn',
  locales: firstFacts.locales,
  weekStart,
  weekend,
  halfDays: [],
  phone: { region: country, example: phoneExample },
});

/**
 * Data of the region's markets; weeks from the Unicode CLDR. Digits are 0-9 by default; a market
 * can set `numberingSystem`.
 */
export const markets = {
  AE: firstFacts,
  BH: market('BH', 'BHD', 'Asia/Bahrain', '3600 1234'),
  EG: market('EG', 'EGP', 'Africa/Cairo', '010 01234567'),
  IQ: market('IQ', 'IQD', 'Asia/Baghdad', '0791 234 5678'),
  JO: market('JO', 'JOD', 'Asia/Amman', '07 9012 3456'),
  KW: market('KW', 'KWD', 'Asia/Kuwait', '500 12345'),
  LB: market('LB', 'LBP', 'Asia/Beirut', '71 123 456', monday, [saturday, sunday]),
  MA: market('MA', 'MAD', 'Africa/Casablanca', '06 50 12 34 56', monday, [saturday, sunday]),
  OM: market('OM', 'OMR', 'Asia/Muscat', '9212 3456'),
  QA: market('QA', 'QAR', 'Asia/Qatar', '3312 3456'),
  SA: market('SA', 'SAR', 'Asia/Riyadh', '051 234 5678', sunday),
} as const satisfies Record<string, Market>;

/** Countries with market data. */
export type MarketCountry = keyof typeof markets;
