import type { Localized } from '@mawkib/api-clients/contracts';
import type { Catalogue } from '@mawkib/blocks/definitions';
import type { Theme } from '@mawkib/core/brands';
import type {
  carModels,
  carSpecs,
  collectionItems,
  companyConfig,
  dataFiles,
  dealerAreas,
  dealers,
  exchangeRates,
  externalStock,
  modelLists,
  offers,
  tradeInOptions,
  vehicles,
  widgetTranslations,
} from '../db/schema/index.js';
import type { PageSnapshot, RedirectTarget } from '../db/schema/page-snapshot.js';

type Rows<Table extends { $inferInsert: unknown }> = readonly Table['$inferInsert'][];

/** A block of a page: the props that differ from its definition's defaults. */
export interface ContentBlock {
  template: string;
  fields: Record<string, unknown>;
  groups: Record<string, unknown>[];
}

export interface ContentPage {
  id: string;
  path: string;
  title: Localized;
  meta_title: Localized;
  meta_description: Localized;
  image_id: string | null;
  page_type: string | null;
  theme: Theme;
  layout?: PageSnapshot['traits']['layout'];
  date?: string | null;
  blocks: ContentBlock[];
}

/** A price typed into a page, as in its text: `AED 490`. `ends_on`: its last day, `yyyy-MM-dd`. */
export interface ContentDeclaredPrice {
  page: string;
  figure: string;
  reason: string;
  ends_on: string;
}

export type ContentRedirect = { id: string; path: string; to: string } & Partial<RedirectTarget>;

/**
 * Initial content of a market's empty database. It is loaded once, in one transaction; an invalid
 * page or form stops the start. Amounts are in minor units where the table uses them.
 */
export interface MarketContent {
  pages?: readonly ContentPage[];
  redirects?: readonly ContentRedirect[];
  /** Prices that pages show as typed, each with its end. */
  declaredPrices?: readonly ContentDeclaredPrice[];
  /** Values by setting key, as staff write them. */
  settings?: Readonly<Record<string, string>>;
  /** Form definitions, validated like those that staff save. */
  forms?: readonly unknown[];
  carModels?: Rows<typeof carModels>;
  carSpecs?: Rows<typeof carSpecs>;
  offers?: Rows<typeof offers>;
  exchangeRates?: Rows<typeof exchangeRates>;
  collections?: Rows<typeof collectionItems>;
  /** JSON files that blocks read, by name: `range-ev.json`. */
  dataFiles?: Rows<typeof dataFiles>;
  dealers?: Rows<typeof dealers>;
  /** Areas of dealers; search keys are derived. */
  dealerAreas?: readonly Omit<typeof dealerAreas.$inferInsert, 'keys'>[];
  vehicles?: Rows<typeof vehicles>;
  modelLists?: Rows<typeof modelLists>;
  externalStock?: Rows<typeof externalStock>;
  companyConfig?: Rows<typeof companyConfig>;
  widgetTranslations?: Rows<typeof widgetTranslations>;
  tradeInOptions?: Rows<typeof tradeInOptions>;
}

/** Creates the content on the day on which a market is first started. */
export type LoadContent = (about: {
  catalogue: Catalogue;
  today: Date;
}) => MarketContent | Promise<MarketContent>;
