import type { FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';

/** `fetch` to this server without a network, for the embedded provider. */
export const injectFetch =
  (app: FastifyInstance): CustomFetch =>
  async (address, { method, headers, body }) => {
    const { host, pathname, search } = new URL(address);
    const response = await app.inject({
      method: method as 'GET' | 'POST',
      url: `${pathname}${search}`,
      headers: { ...headers, host },
      ...(body !== undefined && body !== null && { payload: String(body) }),
    });
    const answered = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
    return new Response(response.body, {
      status: response.statusCode,
      headers: answered as [string, string][],
    });
  };
