import type { Call } from '../call.js';
import { lightError } from '../http/light-error.js';
import { operationUrl } from '../http/operation-url.js';
import type { ServiceErrorKind } from '../service-error.js';

export interface BrowserCallOptions {
  /** Base URL by service. Default: `/services/{service}` of the page's origin. */
  bases?: Readonly<Record<string, string | undefined>>;
  /** Called for each 403 `forbidden`, before the error is thrown. */
  onForbidden?: () => void;
}

interface UnknownInput {
  params?: Readonly<Record<string, unknown>>;
  query?: object;
  body?: unknown;
}

/**
 * A `Call` for visitors' pages, optimized for size: JSON over `fetch`, by descriptor, with
 * unchecked responses. It has no validation, tokens or timeout, and its errors, which
 * `isServiceError` accepts, have no problem; use `createFetchCall` for these.
 */
export const createBrowserCall = ({ bases = {}, onForbidden }: BrowserCallOptions = {}): Call =>
  (async (operation, input: UnknownInput, { signal, keepalive } = {}) => {
    const { id, method, service } = operation;
    let kind: ServiceErrorKind = 'contract';
    let status: number | undefined;
    try {
      const url = operationUrl(operation, input, bases[service]);
      kind = 'network';
      const response = await fetch(url, {
        method,
        signal,
        keepalive,
        ...(input.body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(input.body),
        }),
      });
      ({ status } = response);
      kind = 'http';
      if (status === 403 && (await isForbidden(response))) onForbidden?.();
      if (!response.ok) throw status;
      kind = 'contract';
      return await response.json();
    } catch (cause) {
      throw lightError(signal?.aborted ? 'aborted' : kind, id, { status, cause });
    }
  }) as Call;

/** False for a 403 with a specific code, such as an invalid token. */
const isForbidden = async (response: Response) => {
  const problem: { code?: unknown } | null = await response.json().catch(() => null);
  return (problem?.code ?? 'forbidden') === 'forbidden';
};
