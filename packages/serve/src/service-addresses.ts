import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from '@mawkib/api-clients';
import { getSettings } from '@mawkib/api-clients/contracts/content';
import { createFetchCall } from '@mawkib/api-clients/fetch';
import { type Presets, presetSettings } from '@mawkib/core/deployment';
import type { Logger } from '@mawkib/core/errors';
import { createSettings, type SiteSettings } from '@mawkib/core/settings';
import { type GuardedFetch, isUpstreamError } from '@mawkib/services';

/** Setting with the address of each service. */
const keys = {
  stock: 'api.root_url',
  content: 'content.api_url',
  admin: 'admin.api_url',
  forms: 'forms.api_url',
  purchase: 'purchase.api_url',
  ev: 'ev.api_url',
  media: 'media.api_url',
} as const satisfies Record<string, keyof SiteSettings>;

type Addresses = { readonly [base in keyof typeof keys]?: string };

export interface ServiceAddressesOptions {
  /** Calls the services at the deployment's addresses. */
  call: Call;
  presets: Partial<Presets>;
  /** Guarded fetch for addresses from settings. */
  fetch: GuardedFetch;
  logger: Logger;
  now?: () => number;
}

/** Cache lifetime of the settings, in milliseconds. */
const lifetime = 30_000;
/** Max time in ms that calls wait for the settings; then the last known addresses count. */
const patience = 300;

/**
 * Routes calls of a service to the address in its setting; all others, and the settings themselves,
 * to the deployment's. Staff can change these settings, so such calls carry neither cookies nor
 * tokens and never reach a private network.
 */
export function withServiceAddresses(options: ServiceAddressesOptions): Call {
  const { call, presets, now = Date.now } = options;
  let known: Addresses = {};
  let refresh: { ready: Promise<unknown>; at: number } | undefined;
  const addresses = async () => {
    if (!refresh || now() - refresh.at >= lifetime) {
      const loading = readAddresses(options).then((found) => {
        known = found ?? known;
      });
      const ready = Promise.race([loading, pause(patience, undefined, { ref: false })]);
      refresh = { ready, at: now() };
    }
    await refresh.ready;
    return known;
  };
  return async (operation, input, context = {}) => {
    const isSettings = operation.id === getSettings.id;
    const bases = isSettings ? {} : await addresses();
    const base =
      operation.base === 'admin' && bases.admin === undefined ? 'content' : operation.base;
    if (bases[base as keyof Addresses] === undefined) return call(operation, input, context);
    const { cookie: _cookie, csrf: _csrf, headers: _headers, ...rest } = context;
    return createFetchCall({ bases, fetch: asFetch(options.fetch) })(operation, input, rest);
  };

  async function readAddresses({ logger }: ServiceAddressesOptions): Promise<Addresses | null> {
    try {
      const { data } = await call(getSettings, {});
      const settings = createSettings(presetSettings(presets), data, logger);
      return Object.fromEntries(
        Object.entries(keys).flatMap(([base, key]) => {
          const address = settings.get(key);
          const isOwn = !/^https?:/.test(address) || address === (presets[key] ?? '');
          return isOwn ? [] : [[base, address]];
        }),
      );
    } catch (error) {
      logger.warn('The addresses of services could not be read', error);
      return null;
    }
  }
}

/** Adapts the guarded fetch to the type of `fetch`; GET and POST only. */
const asFetch =
  (ask: GuardedFetch): typeof globalThis.fetch =>
  async (url, { method = 'GET', body, headers } = {}) => {
    if (!['GET', 'POST'].includes(method)) return new Response(null, { status: 405 });
    const post = {
      body: typeof body === 'string' ? body : '',
      headers: Object.fromEntries(new Headers(headers)),
    };
    try {
      return Response.json(await ask(String(url), method === 'POST' ? { post } : {}));
    } catch (error) {
      if (!isUpstreamError(error)) throw error;
      return new Response(null, { status: error.status ?? 502 });
    }
  };
