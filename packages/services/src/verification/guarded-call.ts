import { type Call, createCall, ServiceError, type ServiceErrorKind } from '@mawkib/api-clients';
import type { GuardedFetch } from '../guarded-fetch/guarded-fetch.js';
import { isUpstreamError, type UpstreamErrorReason } from '../guarded-fetch/upstream-error.js';

const kinds: Partial<Record<UpstreamErrorReason, ServiceErrorKind>> = {
  timeout: 'timeout',
  network: 'network',
  status: 'http',
  redirect: 'http',
};

/** Calls operations of upstream services by POST, through the guarded fetch. */
export const guardedCall = (fetch: GuardedFetch): Call =>
  createCall(async ({ id }, { headers, body }, { url = '' }) => {
    try {
      return await fetch(url, {
        post: {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
        },
      });
    } catch (cause) {
      if (!isUpstreamError(cause)) throw cause;
      const { reason, status } = cause;
      const kind = kinds[reason] ?? 'contract';
      const message = `${id} ${status === undefined ? `failed (${reason})` : `answered ${status}`}`;
      throw new ServiceError(kind, message, { operation: id, status, cause });
    }
  });
