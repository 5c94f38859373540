import { firstFacts } from '../first-market/facts.js';
import type { Direction, Locale } from './locales.js';

/** Facts of a market that formatting depends on. */
export interface Market {
  /** What the site is called, by language; the name of a page's brand unless given. */
  name?: { readonly [locale in Locale]?: string } | undefined;
  /** ISO 3166 code; with a language it makes the Intl locale. */
  country: string;
  /** ISO 4217 code. */
  currency: string;
  /** IANA name. */
  timeZone: string;
  /** Unicode numbering system, pinned so that digits do not change with the browser. */
  numberingSystem: string;
  /** Languages of the site; the first is the default. */
  locales: readonly MarketLanguage[];
  /** First day of the week; 0 is Sunday. */
  weekStart: number;
  /** Days of rest; 0 is Sunday. */
  weekend: readonly number[];
  /** Days of which only the morning is worked; 0 is Sunday. */
  halfDays: readonly number[];
  /** Numbers that are written without a country code. */
  phone: MarketPhone;
  /** Brands whose vehicles it sells; as in the first market unless given. Read by `marketBrands`. */
  brands?: readonly MarketBrand[] | undefined;
  /** Who asks for consent until staff choose another; `basic`, the site's own banner, unless given. */
  consent?: string | undefined;
  /** What events go to; the tag manager unless given. */
  analytics?: string | undefined;
  /** What names of models stand for; as in the first market unless given. */
  models?: MarketModels | undefined;
}

/** A language of a market. */
export interface MarketLanguage {
  /** BCP 47, as `Intl` writes it. */
  readonly tag: string;
  /** What stands in addresses and in maps of texts: a `Locale`. */
  readonly language: Locale;
  /** What the language calls itself. */
  readonly name: string;
  readonly direction: Direction;
  /** Languages whose texts stand in for missing ones, in this order. */
  readonly fallbacks: readonly Locale[];
  /** That of the market unless given. */
  readonly numberingSystem?: string | undefined;
}

/** A brand of a market, and how its pages look. */
export interface MarketBrand {
  readonly id: string;
  /** By language; English stands in the title of a page. */
  readonly name: Readonly<Record<Locale, string>>;
  /** Id of a theme of `@mawkib/ui/styles`. */
  readonly theme: string;
  /** The set its icons are drawn in; that of the theme unless given. */
  readonly icons?: string | undefined;
  /** Addresses of pictures on the site's own origin. */
  readonly logo?: string | undefined;
  readonly favicon?: string | undefined;
  /** Pages of the brand: `/sahra` is one page, `/sahra/*` it and all below it. */
  readonly paths?: readonly string[] | undefined;
  /** Its lines of models, which a part of a path and a logo can name. */
  readonly lines?: readonly MarketLine[] | undefined;
  /** Its pages keep the navigation that a setting takes away. */
  readonly keepsNavigation?: boolean | undefined;
  /** Its 404 page shows the HTML of a setting, not a banner. */
  readonly hasNotFoundHtml?: boolean | undefined;
}

/** A line of a brand's models: `range_rover`. */
export interface MarketLine {
  readonly id: string;
  /** By language. */
  readonly name: { readonly [locale in Locale]: string };
}

/** Names of models that stand for several, each in lower case with `_` for spaces. */
export interface MarketModels {
  /** A family also matches itself. */
  readonly families?: { readonly [name: string]: readonly string[] } | undefined;
  /** Every model of a brand: `any_jag`; `line` is what a path calls the whole. */
  readonly groups?:
    | {
        readonly [name: string]: {
          readonly models: readonly string[];
          readonly line?: string | undefined;
        };
      }
    | undefined;
  /** As stock writes them: models that a list of stock can be restricted to. */
  readonly names?: readonly string[] | undefined;
  /** By external code. */
  readonly platformCodes?: { readonly [code: string]: string } | undefined;
}

/** How phone numbers are written in a market. */
export interface MarketPhone {
  /** ISO 3166 code of the country whose numbers need no country code. */
  readonly region: string;
  /** A number as it is dialled there, shown to people who fill in a form. */
  readonly example: string;
}

/** Forms by plural category; Arabic has all six. `other` stands in for a missing one. */
export type PluralForms = { other: string } & { [form in Intl.LDMLPluralRule]?: string };
/** A text with placeholders `{name}`, or its forms by amount. */
export type MessageText = string | PluralForms;

/** Texts of a market that replace those of the packages: by catalogue, key and language. */
export type MarketTexts = {
  readonly [catalogue: string]: {
    readonly [key: string]: { readonly [locale in Locale]?: MessageText };
  };
};

/** How prices of the market's currency are written in a language; see `registerPriceFormats`. */
export interface MarketPrices {
  readonly symbol: string;
  /** A name of `delimiters`. */
  readonly delimiter: string;
  readonly site: string;
  readonly stock_locator: string;
}

/** What is registered for the process, or for the page. */
interface Registered {
  readonly market: Market;
  texts: MarketTexts;
  isOwn: boolean;
  prices?: { readonly [locale in Locale]?: MarketPrices };
  /** Names of the market's languages; not enumerable, so that no page carries them twice. */
  readonly names?: Locale[];
}

/**
 * Held by the global object under one symbol: the parts of a process are bundled apart, each with
 * its own copy of this module, and serve the same market.
 */
export const marketSlot = 'mawkib.market';
const slot = Symbol.for(marketSlot);
const scope = globalThis as { [slot]?: Partial<Registered> };

const given = scope[slot] ?? {};
scope[slot] = given;

/**
 * What is registered for this process; the first market without texts of its own at first.
 */
export const registered: Registered = Object.assign(given, {
  market: given.market ?? { ...firstFacts },
  texts: given.texts ?? {},
  isOwn: given.isOwn ?? false,
});

if (!registered.names) Object.defineProperty(registered, 'names', { value: [] });

/** What the languages of the market are called in addresses; one list for the whole process. */
export const languageNames = registered.names as Locale[];

function nameLanguages() {
  const names = registered.market.locales.map(({ language }) => language);
  languageNames.splice(0, languageNames.length, ...names);
}
nameLanguages();

/** The market of this process: the first one, unless another one is registered. */
export const defaultMarket: Readonly<Market> = registered.market;

/**
 * Makes a market's own facts and texts hold in the whole process. One process serves one market:
 * call it once, at start, before anything is rendered. A second call adds to the first; a text
 * that is named again is replaced.
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
