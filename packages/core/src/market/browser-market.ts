import { firstBrands } from '../first-market/first-brands.js';
import { firstModels } from '../first-market/first-models.js';
import { baseLanguage } from '../locale/locales.js';
import type { Market, MarketBrand, MarketTexts } from '../locale/market.js';
import type { BrandDefinition, DefinedMarket } from './market-definition.js';

/** The part of a market in every page: plain data for `registerMarket`. */
export interface BrowserMarket {
  readonly facts: Market;
  readonly texts: MarketTexts;
}

/**
 * The part of a market for browsers: formats, languages, phone region, names and themes of brands,
 * texts. Themes, blocks, settings and payment vendors stay on the server.
 */
export function browserMarket(market: DefinedMarket): BrowserMarket {
  const { country, timeZone, week, currency, locales, phone, models, texts = {} } = market;
  const { numberingSystem } = locales[0];
  return {
    facts: {
      name: market.name,
      country,
      currency: currency.code,
      timeZone,
      numberingSystem,
      locales: locales.map(({ numberingSystem: own, ...locale }) => ({
        ...locale,
        ...(own !== numberingSystem && { numberingSystem: own }),
      })),
      weekStart: week.start,
      weekend: week.weekend,
      halfDays: week.halfDays ?? [],
      phone: { region: phone.region, example: phone.example },
      brands: browserBrands(market),
      ...(market.consent && { consent: market.consent.id }),
      ...(market.analytics && { analytics: market.analytics.id }),
      ...(models !== firstModels && { models: models ?? {} }),
    },
    texts,
  };
}

/** Undefined for the first market's brands, which every page has. */
function browserBrands(market: DefinedMarket): readonly MarketBrand[] | undefined {
  const brands = market.brands.map((brand) => browserBrand(brand, market));
  return JSON.stringify(brands) === JSON.stringify(firstBrands) ? undefined : brands;
}

/** Fields in the order of the first market, so that the two can be compared as JSON. */
function browserBrand(brand: BrandDefinition, { locales }: DefinedMarket): MarketBrand {
  const { id, theme, icons, logo, favicon, paths, lines, keepsNavigation, hasNotFoundHtml } = brand;
  const nameOf = (name: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      locales.map(({ language }) => [
        language,
        name[language] ?? name[baseLanguage(language)] ?? '',
      ]),
    );
  const optional = {
    icons,
    logo,
    favicon,
    paths,
    lines: lines?.map((line) => ({ id: line.id, name: nameOf(line.name) })),
    keepsNavigation,
    hasNotFoundHtml,
  };
  const given = Object.entries(optional).filter(([, value]) => value !== undefined);
  return { id, name: nameOf(brand.name), theme, ...Object.fromEntries(given) };
}
