import { firstFacts } from '../first-market/first-facts.js';
import type { Direction, Locale } from './locales.js';
import type { MarketViews } from './market-views.js';

/** Data of a market for formatting. */
export interface Market {
  /** Site name by language. Default: the name of the page's brand. */
  name?: { readonly [locale in Locale]?: string } | undefined;
  /** ISO 3166 code; with a language it makes the Intl locale. */
  country: string;
  /** ISO 4217 code. */
  currency: string;
  /** IANA name. */
  timeZone: string;
  /** Unicode numbering system; fixed, so that digits do not depend on the browser. */
  numberingSystem: string;
  /** Languages of the site, the default first. */
  locales: readonly MarketLanguage[];
  /** First day of the week; 0 is Sunday. */
  weekStart: number;
  /** Weekend days; 0 is Sunday. */
  weekend: readonly number[];
  /** Days with work in the morning only; 0 is Sunday. */
  halfDays: readonly number[];
  /** Phone numbers without a country code. */
  phone: MarketPhone;
  /** Brands that the market sells. Default: those of the first market. Read with `marketBrands`. */
  brands?: readonly MarketBrand[] | undefined;
  /** Consent strategy until staff choose another one. Default: `basic`, the site's own banner. */
  consent?: string | undefined;
  /** Analytics adapter. Default: the tag manager. */
  analytics?: string | undefined;
  /** Families and groups of models. Default: those of the first market. */
  models?: MarketModels | undefined;
}

/** A language of a market. */
export interface MarketLanguage {
  /** BCP 47 tag, canonical. */
  readonly tag: string;
  /** Language in URLs and localized texts: a `Locale`. */
  readonly language: Locale;
  /** Native name of the language. */
  readonly name: string;
  readonly direction: Direction;
  /** Languages to use for missing texts, in order. */
  readonly fallbacks: readonly Locale[];
  /** Default: the market's. */
  readonly numberingSystem?: string | undefined;
}

/** A brand of a market, and the look of its pages. */
export interface MarketBrand {
  readonly id: string;
  /** By language; the English name is used in page titles. */
  readonly name: Readonly<Record<Locale, string>>;
  /** Id of a theme of `@mawkib/ui/styles`. */
  readonly theme: string;
  /** Icon set. Default: the theme's. */
  readonly icons?: string | undefined;
  /** Image URLs on the site's own origin. */
  readonly logo?: string | undefined;
  readonly favicon?: string | undefined;
  /** Pages of the brand: `/sahra` is one page, `/sahra/*` includes all below it. */
  readonly paths?: readonly string[] | undefined;
  /** Lines of models, for paths and logos. */
  readonly lines?: readonly MarketLine[] | undefined;
  /** Ignores the setting that hides the navigation. */
  readonly keepsNavigation?: boolean | undefined;
  /** The 404 page shows the HTML of a setting instead of a banner. */
  readonly hasNotFoundHtml?: boolean | undefined;
}

/** A line of a brand's models: `range_rover`. */
export interface MarketLine {
  readonly id: string;
  /** By language. */
  readonly name: { readonly [locale in Locale]: string };
}

/** Names of groups of models, in lower case with `_` for spaces. */
export interface MarketModels {
  /** A family also matches its own name. */
  readonly families?: { readonly [name: string]: readonly string[] } | undefined;
  /** All models of a brand: `any_jag`; `line` is its name in paths. */
  readonly groups?:
    | {
        readonly [name: string]: {
          readonly models: readonly string[];
          readonly line?: string | undefined;
        };
      }
    | undefined;
  /** Model names in the stock data, for restricting a list of stock. */
  readonly names?: readonly string[] | undefined;
  /** By external code. */
  readonly platformCodes?: { readonly [code: string]: string } | undefined;
}

/** Phone-number format of a market. */
export interface MarketPhone {
  /** ISO 3166 code of the country with numbers that need no country code. */
  readonly region: string;
  /** A local number, shown as an example in forms. */
  readonly example: string;
}

/** Texts by plural category; Arabic has all six. `other` is the fallback. */
export type PluralForms = { other: string } & { [form in Intl.LDMLPluralRule]?: string };
/** A text with placeholders `{name}`, or its plural forms. */
export type MessageText = string | PluralForms;

/** A market's overrides of package texts: by catalogue, key and language. */
export type MarketTexts = {
  readonly [catalogue: string]: {
    readonly [key: string]: { readonly [locale in Locale]?: MessageText };
  };
};

/** Price format of the market's currency in a language; see `registerPriceFormats`. */
export interface MarketPrices {
  readonly symbol: string;
  /** A name of `delimiters`. */
  readonly delimiter: string;
  readonly site: string;
  readonly stock_locator: string;
}

/** The registered data of the process or page. */
interface Registered {
  readonly market: Market;
  texts: MarketTexts;
  isOwn: boolean;
  prices?: { readonly [locale in Locale]?: MarketPrices };
  /** Names of the market's languages; not enumerable, so that they are not serialized twice. */
  readonly names?: Locale[];
  /** Not enumerable, so that only the editor receives them. */
  readonly views?: MarketViews;
}

/**
 * Symbol of a global: bundles of a process have their own copies of this module but share the
 * market.
 */
export const marketSlot = 'mawkib.market';
const slot = Symbol.for(marketSlot);
const scope = globalThis as { [slot]?: Partial<Registered> };

const given = scope[slot] ?? {};
scope[slot] = given;

/** The registered market; at first the first market without text overrides. */
export const registered: Registered = Object.assign(given, {
  market: given.market ?? { ...firstFacts },
  texts: given.texts ?? {},
  isOwn: given.isOwn ?? false,
});

if (!registered.names) Object.defineProperty(registered, 'names', { value: [] });

/** Languages of the market as in URLs; one array per process. */
export const languageNames = registered.names as Locale[];

function nameLanguages() {
  const names = registered.market.locales.map(({ language }) => language);
  languageNames.splice(0, languageNames.length, ...names);
}
nameLanguages();

/** The market of this process; the first market until another one is registered. */
export const defaultMarket: Readonly<Market> = registered.market;

/**
 * Registers a market's data and texts for the process. Call it once at startup, before rendering; a
 * process has one market. A second call merges; texts with the same key are replaced.
 */
export function registerMarket(facts: Partial<Market>, texts: MarketTexts = {}): void {
  const before = JSON.stringify(registered.market);
  Object.assign(registered.market, facts);
  nameLanguages();
  const isNew = JSON.stringify(registered.market) !== before;
  const names = new Set([...Object.keys(registered.texts), ...Object.keys(texts)]);
  registered.texts = Object.fromEntries(
    [...names].map((name) => [name, { ...registered.texts[name], ...texts[name] }]),
  );
  registered.isOwn ||= isNew || names.size > 0;
}
