import type { Call } from '@mawkib/api-clients';
import { getVehicleSpecs } from '@mawkib/api-clients/contracts/content';
import {
  createDynamicContent,
  createExternalStockList,
  createModelLists,
  createOffers,
  createOfferTags,
  type DynamicContent,
  type Offers,
  type Strategy,
  sourcesOf,
} from '@mawkib/core/dynamic-content';
import type { Logger } from '@mawkib/core/errors';
import { type Locale, normaliseName } from '@mawkib/core/locale';
import {
  carKeysOf,
  createCarSpecs,
  createPriceTags,
  formatOfferProperty,
  formatPrice,
  type PriceTags,
} from '@mawkib/core/money';
import { LRUCache } from 'lru-cache';
import type { Market } from '../context/market.ts';
import { serviceGets } from './service-gets.server.ts';

export interface MarketContentOptions {
  call: Call;
  market: (locale: Locale) => Promise<Market>;
  logger: Logger;
  now?: () => number;
  /** Max time in ms that a page waits for its content's conditions. Default 800. */
  timeLimit?: number;
}

/** Parts of the market's content that a page needs. */
export interface ContentNeeds {
  readonly strategies?: readonly (Strategy | null | undefined)[];
  readonly texts?: readonly string[];
  readonly offers?: boolean;
}

/** Market content at the time a page is rendered. */
export interface MarketContent {
  readonly content: DynamicContent;
  readonly offers: Offers;
  /** Replaces price tags and offer tags. */
  readonly tags: PriceTags;
  /** False if the time limit passed first, so that content may be shown that should be hidden. */
  readonly isComplete: boolean;
}

/** Time in ms for which fetched data is shared by all pages. */
const lifetime = 60_000;

/**
 * Dynamic content, offers and specs for the pages of this process, fetched on first use and cached
 * for a minute. After that pages receive the stale value while it is refreshed.
 */
export function createMarketContent(options: MarketContentOptions) {
  const { now = Date.now, timeLimit = 800 } = options;
  const logger = oncePerMinute(options.logger, now);
  let engines = new Map<Locale, Engines>();

  const enginesOf = async (locale: Locale): Promise<Engines> => {
    const { settings } = await options.market(locale);
    const cached = engines.get(locale);
    if (cached && now() - cached.at < lifetime && cached.settings === settings) return cached;
    const last = cached && { ...cached, last: undefined };
    const made = { ...createEngines(options, { locale, settings, logger }), at: now(), last };
    engines.set(locale, made);
    return made;
  };

  return {
    /** Waits for the needed parts, at most for the time limit. Never rejects. */
    async settle(locale: Locale, needs: ContentNeeds): Promise<MarketContent> {
      const current = await enginesOf(locale);
      const fetched = current.fetch(needs);
      if (current.last?.has(needs) && !current.has(needs))
        return { ...current.last, isComplete: true };
      await Promise.race([
        fetched,
        new Promise((resolve) => setTimeout(resolve, timeLimit).unref()),
      ]);
      return { ...current, isComplete: current.has(needs) };
    },
    purge() {
      engines = new Map();
    },
  };
}

export type MarketContentStore = ReturnType<typeof createMarketContent>;

interface Engines extends Omit<MarketContent, 'isComplete'> {
  settings: Market['settings'];
  at: number;
  /** The previous value. */
  last: Engines | undefined;
  fetch(needs: ContentNeeds): Promise<unknown>;
  /** True once everything needed was fetched, or failed. */
  has(needs: ContentNeeds): boolean;
}

function createEngines(
  { call }: MarketContentOptions,
  { locale, settings, logger }: { locale: Locale; settings: Market['settings']; logger: Logger },
): Omit<Engines, 'at' | 'last'> {
  const gets = serviceGets(call, locale);
  const offers = createOffers({
    url: settings.get('mena.offers_api_url'),
    get: gets.offers,
    logger,
  });
  const externalStockList = createExternalStockList({
    url: settings.get('dynamic_content.external_stock_list_url'),
    get: gets.stock,
    logger,
  });
  const lists = createModelLists({
    apiUrl: settings.get('dynamic_content.api_base_url'),
    lists: settings.get('dynamic_content.lists'),
    get: gets.lists,
    logger,
  });
  const content = createDynamicContent({ offers, externalStockList, lists, logger });
  const specs = createCarSpecs({
    fetchSpecs: (id) => call(getVehicleSpecs, { params: { id }, query: { locale } }, { locale }),
    logger,
  });
  const priceTags = createPriceTags({
    specs,
    format: (major) => formatPrice(major, locale),
    logger,
  });
  const offerTags = createOfferTags({ offers, format: formatOfferProperty(locale), logger });
  const tags: PriceTags = {
    ready: priceTags.ready,
    text: (text) => offerTags.text(priceTags.text(text)),
    html: (markup) => offerTags.html(priceTags.html(markup)),
  };
  return {
    settings,
    content,
    offers,
    tags,
    fetch: ({ strategies = [], texts = [], offers: needsOffers }) =>
      Promise.all([content.ready(strategies), tags.ready(texts), needsOffers && offers.load()]),
    has: ({ strategies = [], texts = [], offers: needsOffers }) =>
      sourcesOf(strategies).every((name) => content.getState()[name] === 'fetched') &&
      carKeysOf(texts).every((key) => specs.getState()[normaliseName(key)] === 'fetched') &&
      (!needsOffers || offers.getState().status === 'fetched'),
  };
}

/** Sources are created for each minute and language; this logs equal problems less often. */
function oncePerMinute(logger: Logger, now: () => number): Logger {
  const logged = new LRUCache<string, number>({ max: 500 });
  const once = (level: 'warn' | 'error') => (line: string, details?: unknown) => {
    const last = logged.get(line);
    if (last !== undefined && now() - last < 10 * lifetime) return;
    logged.set(line, now());
    logger[level](line, details);
  };
  return { warn: once('warn'), error: once('error') };
}
