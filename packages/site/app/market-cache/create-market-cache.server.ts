import type { Call } from '@mawkib/api-clients';
import { isServiceError } from '@mawkib/api-clients';
import {
  getMetaheads,
  getNavEntries,
  getNavEntriesV2,
  getSettings,
  type Metahead,
  type Setting,
} from '@mawkib/api-clients/contracts/content';
import { getImage } from '@mawkib/api-clients/contracts/media';
import { getPlacedNavigation } from '@mawkib/api-clients/contracts/navigation';
import type { ImageFacts } from '@mawkib/blocks/model';
import { type Presets, presetSettings } from '@mawkib/core/deployment';
import type { Locale } from '@mawkib/core/locale';
import { registerPriceFormats } from '@mawkib/core/money';
import { createSettings, type Settings, type SiteSettings } from '@mawkib/core/settings';
import type { Market } from '../context/market.ts';
import type { StockValues } from '../context/stock-values.ts';
import { createRefreshed } from './create-refreshed.server.ts';
import { createUsableMetaheads } from './create-usable-metaheads.server.ts';
import { loadStockValues } from './load-stock-values.server.ts';
import { withPublicationLists } from './stock-listing.server.ts';

export interface MarketCacheOptions {
  call: Call;
  log: (level: 'warn' | 'error', message: string, details?: unknown) => void;
  now?: () => number;
  /** Default settings of the deployment; fetched settings override them. */
  presets?: Partial<Presets>;
}

/** Age in ms after which shared data is refreshed in the background. */
const lifetime = 30_000;
/** Max cached pages (meta heads) and images (sizes). */
const maxEntries = 500;
/**
 * Time in ms that pages wait for the first settings and navigation; then they have the defaults and
 * no entries until these are loaded.
 */
const marketPatience = 600;
/**
 * Max time in ms for settings, navigation and the meta heads of all pages; a service that is slower
 * is asked again later.
 */
const marketTimeLimit = 4_000;
/** Max time in ms that the first load waits for an external navigation service. */
const navigationTimeLimit = 2500;
/** Max time in ms that a page waits for its meta heads. */
const metaheadsTimeLimit = 1000;
/** Max time in ms that a page waits for image sizes of the media library. */
const imageTimeLimit = 2000;

/**
 * Cache of the market's shared data per language, and of meta heads per page. A stale value is
 * returned at once and refreshed in the background; a source that fails keeps its last value, or
 * none, and never fails a page. Prices are formatted by the fetched settings; until they are
 * loaded, in the market's own currency, so that an outage shows no wrong one.
 */
export function createMarketCache({ call, log, now, presets = {} }: MarketCacheOptions) {
  const usable = createUsableMetaheads((message) => log('warn', message));
  const settingsOf = createSettingsReader(log, presets);

  const fallBack =
    <T>(name: string, last: T) =>
    (cause: unknown) => {
      const denied = isServiceError(cause) && cause.status === 403;
      if (denied && name === 'settings') log('error', 'user has no permissions', cause);
      else log('error', `The market's ${name} could not be loaded`, cause);
      return last;
    };

  const markets = createRefreshed<Locale, Market>({
    lifetime,
    now,
    patience: {
      ms: marketPatience,
      meanwhile: (locale) => ({
        settings: settingsOf([], locale),
        navigation: [],
        placedNavigation: null,
        metaheads: [],
        isProvisional: true,
      }),
    },
    isStandIn: ({ isProvisional }) => isProvisional === true,
    async load(locale, last) {
      const missing: string[] = [];
      /** For what the market cannot do without: its last value, else `none` until the next attempt. */
      const orElse =
        <T>(name: string, known: T | undefined, none: () => T) =>
        (cause: unknown) => {
          if (known === undefined) missing.push(name);
          return fallBack(name, known ?? none())(cause);
        };
      const signal = AbortSignal.timeout(marketTimeLimit);
      const loading = call(getSettings, {}, { signal }).then(
        ({ data }) => {
          registerPriceFormats((language) => settingsOf(data, language));
          return settingsOf(data, locale);
        },
        orElse('settings', last?.settings, () => settingsOf([], locale)),
      );
      const entries = loading.then((settings) =>
        call(
          settings.get('navigation.newer') ? getNavEntriesV2 : getNavEntries,
          { query: { locale } },
          { signal },
        ),
      );
      const [settings, navigation, placedNavigation, metaheads] = await Promise.all([
        loading,
        entries.then(
          ({ data }) => data,
          orElse('navigation', last?.navigation, () => []),
        ),
        call(getPlacedNavigation, { query: { locale } }, { timeoutMs: navigationTimeLimit }).then(
          ({ data }) => data ?? null,
          fallBack('navigation service', last?.placedNavigation ?? null),
        ),
        call(getMetaheads, { query: {} }, { signal }).then(
          ({ data }) => usable(data.filter(({ page_id }) => page_id === null)),
          fallBack('metaheads', last?.metaheads ?? []),
        ),
      ]);
      return {
        settings,
        navigation,
        placedNavigation,
        metaheads,
        ...(missing.length > 0 && { isProvisional: true as const }),
      };
    },
  });

  const pages = createRefreshed<string, readonly Metahead[]>({
    lifetime,
    now,
    capacity: maxEntries,
    load: (id, last) =>
      call(
        getMetaheads,
        { query: { 'q[page_id_equal_or_null]': id } },
        { timeoutMs: metaheadsTimeLimit },
      ).then(
        ({ data }) => usable(data.filter(({ page_id }) => page_id === id)),
        fallBack(`metaheads of page ${id}`, last ?? []),
      ),
  });

  const images = createRefreshed<string, ImageFacts | null>({
    lifetime,
    now,
    capacity: maxEntries,
    load: (id, last) =>
      call(getImage, { params: { id }, query: {} }, { timeoutMs: imageTimeLimit }).then(
        ({ data: { variants, tones } }) => ({
          sizes: variants.map(({ width, height }) => ({ width, height })),
          tones,
        }),
        () => last ?? null,
      ),
  });

  const stock = createRefreshed<Locale, StockValues | null>({
    lifetime,
    now,
    load: (locale, last) =>
      loadStockValues(withPublicationLists(call, markets.get), locale).catch(
        fallBack('values of the stock', last ?? null),
      ),
  });

  return {
    get: (locale: Locale): Promise<Market> => markets.get(locale),
    /** The meta heads of one page, in order. */
    metaheadsOf: (pageId: string): Promise<readonly Metahead[]> => pages.get(pageId),
    /** Sizes of an image in the media library; null if it does not respond (not logged). */
    imageFactsOf: (id: string): Promise<ImageFacts | null> => images.get(id),
    /** Values of the stock's filters; null while unknown. */
    stockValues: (locale: Locale): Promise<StockValues | null> => stock.get(locale),
    purge() {
      stock.purge();
      images.purge();
      markets.purge();
      pages.purge();
    },
  };
}

/**
 * Returns one settings object per locale for equal rows, so that problems are logged once rather
 * than at every refresh.
 */
function createSettingsReader(log: MarketCacheOptions['log'], presets: Partial<Presets>) {
  const definitions = presetSettings(presets);
  const settingsByLocale = new Map<Locale, Settings<SiteSettings>>();
  let logged = new Set<string>();
  let text = '';
  const logOnce = (level: 'warn' | 'error') => (message: string, details?: unknown) => {
    if (!logged.has(message)) log(level, message, details);
    logged.add(message);
  };
  const logger = { warn: logOnce('warn'), error: logOnce('error') };
  return (rows: readonly Setting[], locale: Locale): Settings<SiteSettings> => {
    const given = JSON.stringify(rows);
    if (given !== text) {
      text = given;
      logged = new Set();
      settingsByLocale.clear();
    }
    const settings =
      settingsByLocale.get(locale) ?? createSettings(definitions, rows, logger, { locale });
    settingsByLocale.set(locale, settings);
    return settings;
  };
}
