import type { Call } from '../call.js';
import { lightError } from '../http/light-error.js';
import { operationUrl } from '../http/operation-url.js';
import type { ServiceErrorKind } from '../service-error.js';

export interface BrowserCallOptions {
  /** Address of each service; `/services/{service}` of the page's own origin unless given. */
  bases?: Readonly<Record<string, string | undefined>>;
}

interface UnknownInput {
  params?: Readonly<Record<string, unknown>>;
  query?: object;
  body?: unknown;
}

/**
 * A `Call` for the pages of visitors, who wait for every byte: JSON over `fetch`, by descriptors, the
 * response given as it came. It has neither checks nor tokens nor a time limit, and its errors, which
 * `isServiceError` knows, hold no problem; `createFetchCall` has all that.
 */
export const createBrowserCall = ({ bases = {} }: BrowserCallOptions = {}): Call =>
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
      if (!response.ok) throw status;
      kind = 'contract';
      return await response.json();
    } catch (cause) {
      throw lightError(signal?.aborted ? 'aborted' : kind, id, { status, cause });
    }
  }) as Call;
