import type { Locale } from '@mawkib/api-clients/contracts';
import type { Settings, siteSettings } from '@mawkib/core/settings';
import type { AppContext } from '../app-context.js';
import { createGuardedFetch } from '../guarded-fetch/guarded-fetch.js';
import { isUpstreamError, type UpstreamError } from '../guarded-fetch/outside-error.js';
import { ApiError } from '../http/errors/refusal.js';
import { createResponseCache } from './kept-answers.js';
import { type AddressKey, upstreamSettings } from './outside-settings.js';

export interface UpstreamRequest {
  locale: Locale;
  /** Parameters that the address is asked with, beside its own. */
  query?: Readonly<Record<string, string | number | undefined>>;
  /** What follows the address that the setting names: `/naas/nav.ar.json`. */
  path?: string;
  /** A bare text is an answer too. */
  text?: boolean;
}

export interface UpstreamResponse {
  settings: Settings<typeof siteSettings>;
  /** Undefined: the market names no address outside, and its own tables answer. */
  body: unknown;
  /** What was asked; relative addresses in the answer start from it. */
  address?: string;
}

/** Sources of other systems that the market's settings name. */
export interface Upstream {
  ask(key: AddressKey, question: UpstreamRequest): Promise<UpstreamResponse>;
  /** The settings about addresses, as they are now. */
  about(locale: Locale): Promise<Pick<UpstreamResponse, 'settings'>>;
  /** What another answer of the source links to, as a text or JSON. */
  follow(key: AddressKey, address: string): Promise<unknown>;
}

/** What log lines call a source. */
const names: Record<AddressKey, string> = {
  'mena.offers_api_url': 'Offers',
  'mena.news_api_url': 'News',
  'mena.collections_api_url': 'Collections',
  'mena.currency_exchange_api_url': 'Currency exchange',
  'dealers.postcode_url': 'Dealers',
  'dealers.fallback_url': 'Dealers in reserve',
  'dynamic_content.external_stock_list_url': 'External stock list',
  'dynamic_content.api_base_url': 'Lists of dynamic content',
  'navigation.service_origin': 'Navigation',
};

/**
 * Asks the address that a setting names through the guarded fetch. An answer is kept for a minute
 * and shared by all who ask meanwhile. A blank setting, and an address of this very server, stand
 * for the service's own tables. A failure is logged once and refused with 502 `source_failed`.
 */
export function createUpstream(
  context: Pick<AppContext, 'config' | 'db' | 'clock' | 'log'>,
): Upstream {
  const { config, clock, log } = context;
  const fetch = createGuardedFetch({ allowLocal: config.upstreamLocal });
  const kept = createResponseCache({ clock });

  const fetched = (key: AddressKey, address: string, text: boolean) => {
    const flight = () =>
      fetch(address, { text }).catch((error: unknown) => {
        const { reason, status } = error as UpstreamError;
        log.error({ setting: key, reason, status }, `${names[key]} could not be fetched`);
        throw isUpstreamError(error) ? sourceFailed() : error;
      });
    return kept(`${key} ${address}`, flight);
  };

  return {
    async ask(key, { locale, query = {}, path = '', text = false }) {
      const settings = await upstreamSettings(context, locale);
      const given = settings.get(key);
      const address = given && upstreamUrl(`${given}${path}`, config.origin, query);
      if (!address) return { settings, body: undefined };
      return { settings, body: (await fetched(key, address, text)) ?? null, address };
    },
    about: async (locale) => ({ settings: await upstreamSettings(context, locale) }),
    follow: (key, address) => fetched(key, address, true),
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

/** The refusal of a source that does not answer as it should. */
export const sourceFailed = () =>
  new ApiError({
    status: 502,
    code: 'source_failed',
    title: {
      ar: 'تعذّر الحصول على البيانات من مصدرها',
      en: 'The data could not be had from its source',
    },
    detail: {
      ar: 'النظام الذي يقدّمها لا يجيب كما يجب. حاول مرة أخرى بعد قليل.',
      en: 'The system that keeps it does not answer as it should. Try again in a moment.',
    },
  });
