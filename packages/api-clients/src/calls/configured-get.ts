import type { Get } from '@mawkib/core/dynamic-content';
import type { Call, CallContext } from '../call.js';
import { getConfiguredData } from '../contracts/external/external-calls.js';

/**
 * GETs a URL from the settings over a `Call`, for the resources of
 * `@mawkib/core/dynamic-content` and `/money`. Rejects with a `ServiceError` unless the status is
 * 2xx.
 */
export const configuredGet =
  (call: Call, context: CallContext = {}): Get =>
  async (url) => {
    let status = 200;
    const asking = {
      ...context,
      url,
      onResponse: (answered: { status: number }) => {
        status = answered.status;
      },
    };
    const body = await call(getConfiguredData, { query: {} }, asking);
    return { status, body };
  };
