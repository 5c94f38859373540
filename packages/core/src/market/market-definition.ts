import type { Direction } from '../locale/locales.js';
import type { MarketLanguage, MarketModels, MarketTexts } from '../locale/market.js';
import type { SettingDefinition } from '../settings/definition.js';

/** A language of a market: its BCP 47 tag, or the tag with what is not derived from it. */
export type MarketLocale =
  | string
  | {
      readonly tag: string;
      /** Unicode numbering system; `latn` (0-9) unless given. */
      readonly numberingSystem?: string | undefined;
      /** That of the language's script unless given. */
      readonly direction?: Direction | undefined;
      /** What the language calls itself; as `Intl` has it unless given. */
      readonly name?: string | undefined;
      /**
       * Other locales of the market whose texts stand in for missing ones, in this order; the
       * default locale and then all others unless given.
       */
      readonly fallback?: readonly string[] | undefined;
    };

/** A brand as a market describes it. */
export interface BrandDefinition {
  readonly id: string;
  /** By language of the market. */
  readonly name: Readonly<Record<string, string>>;
  /** Id of one of the market's `themes`. */
  readonly theme: string;
  /** Set of icons; that of the theme unless given. */
  readonly icons?: string | undefined;
  /** Addresses of pictures on the site's own origin. */
  readonly logo?: string | undefined;
  readonly favicon?: string | undefined;
  /** Pages of the brand: `/sahra` is one page, `/sahra/*` it and all below it. */
  readonly paths?: readonly string[] | undefined;
  /** Its lines of models, which a part of a path and a logo can name. */
  readonly lines?: readonly BrandLine[] | undefined;
  /** Its pages keep the navigation that `navigation.disabled_on_pages` takes away. */
  readonly keepsNavigation?: boolean | undefined;
  /** Its 404 page shows `page_not_found.html`, not a banner. */
  readonly hasNotFoundHtml?: boolean | undefined;
}

/** A line of a brand's models, by a name as parts of addresses have it with `_` for hyphens. */
export interface BrandLine extends Named {
  /** By language of the market. */
  readonly name: Readonly<Record<string, string>>;
}

/** Something of a market that has an id: a setting, a page type, a payment company. */
export interface Named {
  readonly id: string;
}

/** A kind of pages that staff may choose. */
export interface PageType extends Named {
  /** By language of the market. */
  readonly name: Readonly<Record<string, string>>;
}

/** Where links of the navigation stand. */
export const navigationAreas = ['primary', 'secondary', 'footer'] as const;

/** A link of the navigation. */
export interface NavigationLink extends Named {
  /** By language of the market. */
  readonly label: Readonly<Record<string, string>>;
  /** A path of the site without a language, or an address that begins with https://. */
  readonly url: string;
  readonly area: (typeof navigationAreas)[number];
  /** A picture of the library. */
  readonly image_id?: string | null | undefined;
  readonly children?: readonly Omit<NavigationLink, 'area' | 'children' | 'image_id'>[] | undefined;
}

/** A setting of a market: `{ id: 'market.banner', ...text('…') }` with a kind of `@mawkib/core/settings`. */
export interface MarketSetting extends Named, SettingDefinition<unknown> {
  /** Staff see it, visitors are not told of it. */
  readonly isPrivate?: boolean | undefined;
}

/** Which news the market's source of news has; the first of each is that of an unknown one. */
export interface MarketNews {
  /** Names of languages as the source has them. */
  readonly locales: readonly [string, ...string[]];
  /** ISO 3166 codes. */
  readonly markets: readonly [string, ...string[]];
}

/** A market as its team writes it. Secrets and addresses stay in the environment. */
export interface MarketDefinition<Theme extends Named = Named> {
  readonly id: string;
  /** What the site is called, by language; the name of a page's brand unless given. */
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
    /** Decimals of the minor unit; as `Intl` has them unless given. */
    readonly minorUnits?: number | undefined;
  };
  /** The first is the default. */
  readonly locales: readonly [MarketLocale, ...MarketLocale[]];
  readonly phone: { readonly region: string; readonly example: string };
  /** What `createTheme` of `@mawkib/ui/styles` returns. */
  readonly themes: readonly [Theme, ...Theme[]];
  /** The first is that of pages that name none. */
  readonly brands: readonly [BrandDefinition, ...BrandDefinition[]];
  /** What names of models stand for, in blocks that are shown for some models; nothing unless given. */
  readonly models?: MarketModels | undefined;
  readonly news?: MarketNews | undefined;
  /** Texts that replace those of the packages: by catalogue, key and language. */
  readonly texts?: MarketTexts | undefined;
  /** What a page may be; any text unless given. */
  readonly pageTypes?: readonly PageType[] | undefined;
  /** Settings of its own, which staff write beside those of the packages. */
  readonly settings?: readonly MarketSetting[] | undefined;
  /** Vendors that a company may be paid through; all that have keys unless given. */
  readonly payments?: readonly Named[] | undefined;
  /**
   * Publication lists of the stock that its services offer beside `all`: states (`new`, `approved`, …)
   * and brands (`land-rover`). All of them unless given.
   */
  readonly publicationLists?: readonly Named[] | undefined;
  /** Links that a new database begins with; staff change them from then on. */
  readonly navigation?: readonly NavigationLink[] | undefined;
  /**
   * Who asks for consent until staff choose another: `basic`, a platform of `consentStrategies`, or
   * one of the `consentPlatforms` that the market's site is given.
   */
  readonly consent?: Named | undefined;
  /** What events go to: `tag-manager`, or one of the `analytics` that the market's site is given. */
  readonly analytics?: Named | undefined;
}

/** What the services read of a market beyond its facts. */
export type MarketData = Pick<
  MarketDefinition,
  'news' | 'pageTypes' | 'settings' | 'payments' | 'publicationLists' | 'navigation' | 'consent'
>;

/** A language of a market with everything derived. */
export interface ResolvedLocale extends MarketLanguage {
  readonly numberingSystem: string;
}

/** A market whose definition is valid; made by `defineMarket` alone. */
export interface DefinedMarket<Theme extends Named = Named>
  extends Omit<MarketDefinition<Theme>, 'locales' | 'currency'> {
  readonly locales: readonly [ResolvedLocale, ...ResolvedLocale[]];
  readonly currency: { readonly code: string; readonly minorUnits: number };
}
