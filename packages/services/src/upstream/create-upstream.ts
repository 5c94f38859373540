import type { Locale } from '@mawkib/api-clients/contracts';
import type { Settings, siteSettings } from '@mawkib/core/settings';
import type { AppContext } from '../app-context.js';
import { createGuardedFetch } from '../guarded-fetch/guarded-fetch.js';
import { isUpstreamError, type UpstreamError } from '../guarded-fetch/upstream-error.js';
import { ApiError } from '../http/errors/api-error.js';
import { createResponseCache } from './create-response-cache.js';
import { type AddressKey, upstreamSettings } from './upstream-settings.js';

export interface UpstreamRequest {
  locale: Locale;
  /** Query parameters added to the configured URL. */
  query?: Readonly<Record<string, string | number | undefined>>;
  /** Path appended to the configured URL: `/naas/nav.ar.json`. */
  path?: string;
  /** Accepts plain text as well as JSON. */
  text?: boolean;
  /** Max bytes of the response, below the guarded fetch's own limit. */
  sizeLimit?: number;
}

export interface UpstreamResponse {
  settings: Settings<typeof siteSettings>;
  /** Undefined: no upstream is configured, and the service's own tables are used. */
  body: unknown;
  /** The requested URL; base of relative URLs in the response. */
  address?: string;
}

/** Upstream sources configured in the market's settings. */
export interface Upstream {
  fetch(key: AddressKey, question: UpstreamRequest): Promise<UpstreamResponse>;
  /** The current settings of upstream URLs. */
  about(locale: Locale): Promise<Pick<UpstreamResponse, 'settings'>>;
  /** Fetches a resource that a response of the source links to, as text or JSON. */
  follow(key: AddressKey, address: string): Promise<unknown>;
}

/** Names of the sources in logs. */
const names: Record<AddressKey, string> = {
  'mena.offers_api_url': 'Offers',
  'mena.news_api_url': 'News',
  'mena.collections_api_url': 'Collections',
  'data_files.base_url': 'Data files',
  'mena.currency_exchange_api_url': 'Currency exchange',
  'dealers.postcode_url': 'Dealers',
  'dealers.fallback_url': 'Dealers in reserve',
  'dynamic_content.external_stock_list_url': 'External stock list',
  'dynamic_content.api_base_url': 'Lists of dynamic content',
  'navigation.service_origin': 'Navigation',
};

/**
 * Fetches the URL in a setting with the guarded fetch. Responses are cached for a minute and
 * concurrent requests share one. A blank setting, or a URL of this server, means the service's own
 * tables. A failure is logged once and reported as 502 `source_failed`.
 */
export function createUpstream(
  context: Pick<AppContext, 'config' | 'db' | 'clock' | 'log'>,
): Upstream {
  const { config, clock, log } = context;
  const fetch = createGuardedFetch({ allowLocal: config.upstreamLocal });
  const cachedFetch = createResponseCache({ clock });

  const fetched = (
    key: AddressKey,
    address: string,
    options: Pick<UpstreamRequest, 'text' | 'sizeLimit'>,
  ) => {
    const flight = () =>
      fetch(address, options).catch((error: unknown) => {
        const { reason, status } = error as UpstreamError;
        log.error({ setting: key, reason, status }, `${names[key]} could not be fetched`);
        throw isUpstreamError(error) ? sourceFailed() : error;
      });
    return cachedFetch(`${key} ${address}`, flight);
  };

  return {
    async fetch(key, { locale, query = {}, path = '', ...options }) {
      const settings = await upstreamSettings(context, locale);
      const given = settings.get(key);
      const address =
        given && upstreamUrl(path ? given.replace(/\/+$/, '') + path : given, config.origin, query);
      if (!address) return { settings, body: undefined };
      return { settings, body: (await fetched(key, address, options)) ?? null, address };
    },
    about: async (locale) => ({ settings: await upstreamSettings(context, locale) }),
    follow: (key, address) => fetched(key, address, { text: true }),
  };
}

function upstreamUrl(
  address: string,
  origin: string,
  query: NonNullable<UpstreamRequest['query']>,
): string | undefined {
  const url = new URL(address, origin);
  if (url.origin === origin) return undefined;
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** The error for a source that fails. */
export const sourceFailed = () =>
  new ApiError({
    status: 502,
    code: 'source_failed',
    title: {
      ar: 'تعذّر تحميل البيانات',
      en: 'The data could not be loaded',
    },
    detail: {
      ar: 'لا يستجيب النظام الخارجي بشكل صحيح. حاول مرة أخرى بعد قليل.',
      en: 'The external system is not responding correctly. Try again in a moment.',
    },
  });
