import { firstFacts, firstNews } from '@mawkib/core/first-market';

const oneOf = <const V extends string>(values: readonly V[], wanted: unknown): V | undefined =>
  values.find((value) => value === wanted);

const { locales, markets } = firstNews;
const defaultMarket = oneOf(markets, firstFacts.country) ?? markets[0];

/**
 * Languages and countries of the source of news. Any other language is the first one, any other
 * country the default. Site document, section 5.
 */
export const newsSource = {
  locales,
  markets,
  defaultMarket,
  localeOf: (value: unknown) => oneOf(locales, value) ?? locales[0],
  marketOf: (value: unknown) => oneOf(markets, value) ?? defaultMarket,
};
