import type { Call } from '@mawkib/api-clients';
import { getSettings } from '@mawkib/api-clients/contracts';
import { createFetchCall } from '@mawkib/api-clients/fetch';
import { type Presets, presetSettings } from '@mawkib/core/deployment';
import type { Logger } from '@mawkib/core/errors';
import { createSettings, type SiteSettings } from '@mawkib/core/settings';
import { type GuardedFetch, isUpstreamError } from '@mawkib/services';

/** The setting of each service's address. */
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
  /** The services where the deployment says they are. */
  call: Call;
  presets: Partial<Presets>;
  /** Asks addresses that staff may write. */
  fetch: GuardedFetch;
  logger: Logger;
  now?: () => number;
}

/** Milliseconds for which the settings are taken as they are. */
const lifetime = 30_000;

/**
 * Sends calls of a service to the address that a fetched setting names for it; all others, and the
 * settings themselves, where the deployment says. Staff may write these settings, so no cookie and
 * no token goes along, and no address inside a private network is asked.
 */
export function withServiceAddresses(options: ServiceAddressesOptions): Call {
  const { call, presets, now = Date.now } = options;
  let known: { addresses: Promise<Addresses>; at: number } | undefined;
  const addresses = () => {
    if (!known || now() - known.at >= lifetime) {
      known = { addresses: readAddresses(options), at: now() };
    }
    return known.addresses;
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

  async function readAddresses({ logger }: ServiceAddressesOptions): Promise<Addresses> {
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
      return {};
    }
  }
}

/** The guarded way to ask, in the shape of the platform's; it reads and posts, and no more. */
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
