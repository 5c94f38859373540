import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { ApiConfig } from '../../config/api-config.js';
import { apiErrors } from '../errors/api-errors.js';
import { toProblem } from '../errors/to-problem.js';
import { requestLocale } from '../request/request-locale.js';
import { toRequestId } from '../request/to-request-id.js';
import { connectionLimits, createHttpServer, limitsBehindProxy } from './create-http-server.js';
import { rejectConnection } from './reject-connection.js';

/** Fastify options that the services need: long ids, and problems for invalid URLs. */
export const serverOptions = {
  routerOptions: { maxParamLength: 500 },
  forceCloseConnections: 'idle',
  // While the server stops, requests on open connections still get a response; then the connection
  // closes.
  return503OnClosing: false,
  clientErrorHandler: rejectConnection,
  serverFactory: createHttpServer(connectionLimits),
  frameworkErrors: (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const requestId = toRequestId(request.headers['x-request-id']);
    const locale = requestLocale(undefined, request.headers['accept-language']);
    reply
      .code(400)
      .headers({ 'x-request-id': requestId, 'cache-control': 'no-store' })
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify(toProblem(apiErrors.badRequest(), locale, requestId)));
  },
} satisfies FastifyServerOptions;

/**
 * Server options for a configuration. The client address is that of the connection or, behind a
 * trusted proxy, the one in `X-Forwarded-For`. The header is ignored from anyone else.
 */
export const serverOptionsFor = ({
  trustedProxies: trusted,
}: Pick<ApiConfig, 'trustedProxies'>) => ({
  ...serverOptions,
  serverFactory: createHttpServer(
    trusted === 0 || (typeof trusted !== 'number' && trusted.length === 0)
      ? connectionLimits
      : limitsBehindProxy,
  ),
  trustProxy:
    typeof trusted === 'number' ? (_from: string, hop: number) => hop < trusted : [...trusted],
});
