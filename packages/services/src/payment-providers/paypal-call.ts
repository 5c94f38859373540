import { PaymentError } from './payment-error.js';
import type { PaymentsConfig } from './payments-config.js';
import { type VendorResponse, vendorFetch } from './vendor-fetch.js';

const vendor = 'paypal';
/** Milliseconds before its expiry at which a token is renewed. */
const spareMs = 60_000;

interface PaypalRequest {
  /** An object, or JSON text that is sent as is. */
  body?: object | string;
  /** `PayPal-Request-Id`, PayPal's idempotency key. */
  requestId?: string;
  /** Timeout in milliseconds, for calls that move no money. */
  timeoutMs?: number;
}

/**
 * Calls PayPal's REST API by path and resolves to the response body. Throws `PaymentError` only.
 */
export type PaypalCall = (
  method: 'GET' | 'POST',
  path: string,
  request?: PaypalRequest,
) => Promise<unknown>;

/**
 * Creates a caller that caches PayPal's token until it expires and shares one token request among
 * concurrent calls.
 */
export function createPaypalCall({ paypal, timeoutMs }: PaymentsConfig): PaypalCall {
  let token: Promise<{ value: string; until: number }> | undefined;
  const forget = () => {
    token = undefined;
  };
  const ask = async () => {
    const { clientId, clientSecret } = paypal;
    if (!clientId || !clientSecret) throw new PaymentError('not_configured', vendor);
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const { status, body } = await vendorFetch(
      vendor,
      `${paypal.apiUrl}/v1/oauth2/token`,
      {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
        attempts: 3,
      },
      timeoutMs,
    );
    const { access_token: value, expires_in } = (body ?? {}) as Record<string, unknown>;
    if (status === 200 && typeof value === 'string') {
      return { value, until: performance.now() + Number(expires_in) * 1000 - spareMs };
    }
    throw new PaymentError(status === 401 ? 'credentials' : 'unreachable', vendor);
  };
  const bearer = async (): Promise<string> => {
    token ??= ask();
    token.catch(forget);
    const { value, until } = await token;
    if (until > performance.now()) return value;
    forget();
    return bearer();
  };
  const send = async (
    method: 'GET' | 'POST',
    path: string,
    { body, requestId, timeoutMs: ownMs = timeoutMs }: PaypalRequest = {},
  ): Promise<VendorResponse> =>
    vendorFetch(
      vendor,
      `${paypal.apiUrl}${path}`,
      {
        method,
        headers: {
          authorization: `Bearer ${await bearer()}`,
          'content-type': 'application/json',
          ...(requestId && { 'paypal-request-id': requestId }),
        },
        ...(method === 'POST' && {
          body: typeof body === 'string' ? body : JSON.stringify(body ?? {}),
        }),
        attempts: method === 'GET' || requestId ? 3 : 1,
      },
      ownMs,
    );

  return async (method, path, request) => {
    let response = await send(method, path, request);
    if (response.status === 401) {
      // A token may be revoked before it expires.
      forget();
      response = await send(method, path, request);
    }
    if (response.status < 300) return response.body;
    throw errorOf(response);
  };
}

function errorOf({ status, body }: VendorResponse): PaymentError {
  const { name, details } = (body ?? {}) as { name?: unknown; details?: { issue?: unknown }[] };
  const issue = Array.isArray(details) ? details[0]?.issue : undefined;
  const code = String(issue ?? name ?? status);
  if (status === 401 || status === 403) return new PaymentError('credentials', vendor, { code });
  if (status === 404) return new PaymentError('not_found', vendor, { code });
  if (status === 409) return new PaymentError('unreachable', vendor, { code });
  const reason = code === 'INSTRUMENT_DECLINED' ? 'declined' : 'rejected';
  return new PaymentError(reason, vendor, { code });
}
