import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { apiErrors } from '../http/errors/api-errors.js';
import { requestLocale } from '../http/request/request-locale.js';
import { type Installation, namesOf, referenceDocument } from './reference-document.js';
import { overviewPage, referencePolicy, servicePage, serviceText } from './reference-pages.js';

/** The OpenAPI document at `/openapi.json`, and HTML pages of it at `/docs`. */
export function serveReference(app: FastifyInstance, installation: Installation): void {
  const about = serviceText(installation.own);
  // Created on the first request, so that it does not delay the start.
  const document = once(() => referenceDocument(installation));
  const text = once(() => JSON.stringify(document()));
  const etag = once(() => `"${createHash('sha256').update(text()).digest('base64url')}"`);

  app.get('/openapi.json', async (request, reply) => {
    reply.headers({
      etag: etag(),
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    if (request.headers['if-none-match'] === etag()) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text());
  });
  app.get('/docs', async ({ query, headers }, reply) =>
    sendPage(
      reply,
      overviewPage(document(), about, requestLocale(query, headers['accept-language'])),
    ),
  );
  app.get<{ Params: { service: string } }>('/docs/:service', async (request, reply) => {
    const { params, query, headers } = request;
    const service = namesOf(installation.own).find((name) => name === params.service);
    if (!service) throw apiErrors.unknownRoute();
    const locale = requestLocale(query, headers['accept-language']);
    return sendPage(reply, servicePage(document(), about, service, locale));
  });
}

const sendPage = (reply: FastifyReply, page: string) =>
  reply
    .headers({
      'content-security-policy': referencePolicy,
      'cache-control': 'no-cache',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(page);

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
