/** Facts of a market that formatting depends on. */
export interface Market {
  /** ISO 3166 code; with a language it makes the Intl locale. */
  country: string;
  /** ISO 4217 code. */
  currency: string;
  /** IANA name. */
  timeZone: string;
  /** Unicode numbering system, pinned so that digits do not change with the browser. */
  numberingSystem: string;
  /** First day of the week; 0 is Sunday. */
  weekStart: number;
  /** Days of rest; 0 is Sunday. */
  weekend: readonly number[];
}

export const defaultMarket: Market = {
  country: 'AE',
  currency: 'AED',
  timeZone: 'Asia/Dubai',
  numberingSystem: 'latn',
  weekStart: 1,
  weekend: [6, 0],
};
