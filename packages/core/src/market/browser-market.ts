import { baseLanguage } from '../locale/locales.js';
import type { Market, MarketTexts } from '../locale/market.js';
import type { DefinedMarket } from './market-definition.js';

/** The part of a market that every page carries: plain data for `registerMarket`. */
export interface BrowserMarket {
  readonly facts: Market;
  readonly texts: MarketTexts;
}

/**
 * What of a market reaches a browser, and nothing else: formats, languages, phone region, names and themes of
 * brands, texts. Themes themselves, blocks, settings and payment companies stay on the server.
 */
export function browserMarket(market: DefinedMarket): BrowserMarket {
  const { country, timeZone, week, currency, locales, phone, brands, texts = {} } = market;
  const { numberingSystem } = locales[0];
  return {
    facts: {
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
      brands: brands.map(({ id, name, theme, icons }) => ({
        id,
        name: Object.fromEntries(
          locales.map(({ language }) => [
            language,
            name[language] ?? name[baseLanguage(language)] ?? '',
          ]),
        ),
        theme,
        ...(icons !== undefined && { icons }),
      })),
    },
    texts,
  };
}
