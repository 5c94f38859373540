import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppContext } from '../app-context.js';
import { loggable } from '../runtime/create-log.js';
import { sourceFailed } from './create-upstream.js';

/** Timeout for response headers; design.md allows third parties three seconds. */
const defaultTimeoutMs = 3_000;

/** Request headers that are forwarded: no cookies, sessions or addresses. */
const sentHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'content-length',
  'if-none-match',
  'last-event-id',
  'x-request-id',
];

const droppedHeaders = new Set(['set-cookie', 'strict-transport-security', 'alt-svc', 'server']);

/**
 * Forwards all calls of a service to the market's own service at `base`, so that browsers reach it
 * through this origin. Bodies and event streams are streamed. Errors: 502 `source_failed` when it
 * does not respond within `timeoutMs`, three seconds by default.
 */
export async function forwardService(
  app: FastifyInstance,
  { log }: Pick<AppContext, 'log'>,
  { name, base, timeoutMs = defaultTimeoutMs }: { name: string; base: string; timeoutMs?: number },
): Promise<void> {
  await app.register(replyFrom, {
    base: new URL(base).origin,
    disableRequestLogging: true,
    undici: { headersTimeout: timeoutMs, bodyTimeout: 0, connectTimeout: timeoutMs },
  });
  const path = new URL(base).pathname.replace(/\/$/, '');
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: (request, reply): FastifyReply => {
      const query = request.url.split('?')[1];
      const rest = request.url.split('?')[0]?.replace(`/services/${name}`, '') ?? '';
      return reply.from(`${path}${rest}${query === undefined ? '' : `?${query}`}`, {
        rewriteRequestHeaders: (_request, headers) =>
          Object.fromEntries(sentHeaders.map((header) => [header, headers[header]])),
        rewriteHeaders: (headers) =>
          Object.fromEntries(
            Object.entries(headers).filter(([header]) => !droppedHeaders.has(header)),
          ),
        onError: (failed, { error }) => {
          log.error(
            { service: name, error: loggable(error) },
            'the outside service did not respond',
          );
          failed.send(sourceFailed());
        },
      });
    },
  });
}
