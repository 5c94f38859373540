import type { Direction } from '../locale/locales.js';
import type { MarketLanguage, MarketModels, MarketTexts } from '../locale/market.js';
import type { MarketViews } from '../locale/market-views.js';
import type { SettingDefinition } from '../settings/setting-definition.js';
import type { NavigationLink } from './navigation-link.js';

/** A language of a market: a BCP 47 tag, or an object with a tag and overrides. */
export type MarketLocale =
  | string
  | {
      readonly tag: string;
      /** Unicode numbering system. Default: `latn` (0-9). */
      readonly numberingSystem?: string | undefined;
      /** Default: that of the language's script. */
      readonly direction?: Direction | undefined;
      /** Native name of the language. Default: from `Intl`. */
      readonly name?: string | undefined;
      /**
       * Other locales of the market to use for missing texts, in order. Default: the default
       * locale, then all others.
       */
      readonly fallback?: readonly string[] | undefined;
    };

/** A brand in a market's definition. */
export interface BrandDefinition {
  readonly id: string;
  /** By language. */
  readonly name: Readonly<Record<string, string>>;
  /** Id of one of the market's `themes`. */
  readonly theme: string;
  /** Icon set. Default: the theme's. */
  readonly icons?: string | undefined;
  /** Image URLs on the site's own origin. */
  readonly logo?: string | undefined;
  readonly favicon?: string | undefined;
  /** Pages of the brand: `/sahra` is one page, `/sahra/*` includes all below it. */
  readonly paths?: readonly string[] | undefined;
  /** Lines of models, for paths and logos. */
  readonly lines?: readonly BrandLine[] | undefined;
  /** Ignores `navigation.disabled_on_pages`. */
  readonly keepsNavigation?: boolean | undefined;
  /** The 404 page shows `page_not_found.html` instead of a banner. */
  readonly hasNotFoundHtml?: boolean | undefined;
}

/** A line of a brand's models; its id is a path segment with `_` for hyphens. */
export interface BrandLine extends Named {
  /** By language. */
  readonly name: Readonly<Record<string, string>>;
}

/** An object with an id: a setting, page type or payment vendor. */
export interface Named {
  readonly id: string;
}

/** A page type for staff to choose. */
export interface PageType extends Named {
  /** By language. */
  readonly name: Readonly<Record<string, string>>;
}

/**
 * A setting of a market: `{ id: 'market.banner', ...text('…') }` with a kind of
 * `@mawkib/core/settings`.
 */
export interface MarketSetting extends Named, SettingDefinition<unknown> {
  /** Only staff can read it. */
  readonly isPrivate?: boolean | undefined;
}

/** News of the market's source; the first of each list is the fallback. */
export interface MarketNews {
  /** Language names of the source. */
  readonly locales: readonly [string, ...string[]];
  /** ISO 3166 codes. */
  readonly markets: readonly [string, ...string[]];
}

/**
 * What people call makers and models, by the name in the stock: `{ brands: { Toyota: ['تويوتا'] } }`.
 * Added to the names that every market has. A maker that is not in stock is named as such.
 */
export interface OtherNames {
  readonly brands?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly models?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Definition of a market. Secrets and URLs belong in the environment. */
export interface MarketDefinition<Theme extends Named = Named> {
  readonly id: string;
  /** Site name by language. Default: the name of the page's brand. */
  readonly name?: Readonly<Record<string, string | undefined>> | undefined;
  /** ISO 3166 code. */
  readonly country: string;
  /** IANA name. */
  readonly timeZone: string;
  /** Days from 0 (Sunday) to 6. */
  readonly week: {
    readonly start: number;
    readonly weekend: readonly number[];
    readonly halfDays?: readonly number[] | undefined;
  };
  /** ISO 4217 code. */
  readonly currency: {
    readonly code: string;
    /** Decimals of the minor unit. Default: from `Intl`. */
    readonly minorUnits?: number | undefined;
  };
  /** The default locale first. */
  readonly locales: readonly [MarketLocale, ...MarketLocale[]];
  readonly phone: { readonly region: string; readonly example: string };
  /** Themes from `createTheme` of `@mawkib/ui/styles`. */
  readonly themes: readonly [Theme, ...Theme[]];
  /** Pages without a brand use the first one. */
  readonly brands: readonly [BrandDefinition, ...BrandDefinition[]];
  /** Families and groups of models, for blocks that are shown for some models. Default: none. */
  readonly models?: MarketModels | undefined;
  /** Other names of makers and models of the stock, for search by words. Default: none. */
  readonly otherNames?: OtherNames | undefined;
  /** 360° views: pictures of the blocks' presets, and presets of other models. */
  readonly views?: MarketViews | undefined;
  readonly news?: MarketNews | undefined;
  /** Overrides of package texts: by catalogue, key and language. */
  readonly texts?: MarketTexts | undefined;
  /** Allowed page types. Default: any text. */
  readonly pageTypes?: readonly PageType[] | undefined;
  /** Additional settings for staff to edit. */
  readonly settings?: readonly MarketSetting[] | undefined;
  /** Payment vendors that companies may use. Default: all with keys. */
  readonly payments?: readonly Named[] | undefined;
  /**
   * Publication lists of the stock besides `all`: states (`new`, `approved`, …) and brands
   * (`land-rover`). Default: all of them.
   */
  readonly publicationLists?: readonly Named[] | undefined;
  /** Initial navigation of a new database; staff edit it afterwards. */
  readonly navigation?: readonly NavigationLink[] | undefined;
  /**
   * Consent strategy until staff choose another one: `basic`, a platform of `consentStrategies`, or
   * one of the site's `consentPlatforms`.
   */
  readonly consent?: Named | undefined;
  /** Analytics adapter: `tag-manager`, or one of the site's `analytics`. */
  readonly analytics?: Named | undefined;
}

/** Data of a market for the services. */
export type MarketData = Pick<
  MarketDefinition,
  | 'otherNames'
  | 'views'
  | 'news'
  | 'pageTypes'
  | 'settings'
  | 'payments'
  | 'publicationLists'
  | 'navigation'
  | 'consent'
>;

/** A language of a market with all derived data. */
export interface ResolvedLocale extends MarketLanguage {
  readonly numberingSystem: string;
}

/** A validated market, returned by `defineMarket`. */
export interface DefinedMarket<Theme extends Named = Named>
  extends Omit<MarketDefinition<Theme>, 'locales' | 'currency'> {
  readonly locales: readonly [ResolvedLocale, ...ResolvedLocale[]];
  readonly currency: { readonly code: string; readonly minorUnits: number };
}
