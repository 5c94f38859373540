import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { ApiConfig } from '../../config/config.js';
import { toProblem } from '../errors/problem.js';
import { apiErrors } from '../errors/refusals.js';
import { requestLocale } from '../request/asked-locale.js';
import { requestIdFrom } from '../request/request-id.js';
import { rejectConnection } from './refuse-connection.js';

/** What a host's Fastify server needs for the api's routes: long ids, and problems for bad addresses. */
export const serverOptions = {
  routerOptions: { maxParamLength: 500 },
  forceCloseConnections: 'idle',
  // What comes on an open connection while the server is stopped is answered still; then it closes.
  return503OnClosing: false,
  clientErrorHandler: rejectConnection,
  frameworkErrors: (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const requestId = requestIdFrom(request.headers['x-request-id']);
    const locale = requestLocale(undefined, request.headers['accept-language']);
    reply
      .code(400)
      .headers({ 'x-request-id': requestId, 'cache-control': 'no-store' })
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(toProblem(apiErrors.badRequest(), locale, requestId)));
  },
} satisfies FastifyServerOptions;

/**
 * The same for a configuration: who asks is who the connection comes from, or, where that is a
 * trusted proxy, who that says. Nobody else's `X-Forwarded-For` counts.
 */
export const serverOptionsFor = ({
  trustedProxies: trusted,
}: Pick<ApiConfig, 'trustedProxies'>) => ({
  ...serverOptions,
  trustProxy:
    typeof trusted === 'number' ? (_from: string, hop: number) => hop < trusted : [...trusted],
});
