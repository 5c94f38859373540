import { Readable } from 'node:stream';
import { fromRouteParams, toRoutePath } from '@mawkib/api-clients';
import { type FileResponse, isCacheable, type Operation } from '@mawkib/api-clients/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.js';
import { loggable } from '../runtime/create-log.js';
import { bearerOf, readMachine } from './access/machine.js';
import { readSession } from './access/session.js';
import { collectRoutes } from './collect-routes.js';
import { isApiError } from './errors/api-error.js';
import { apiErrors } from './errors/api-errors.js';
import { toApiError } from './errors/to-api-error.js';
import { toProblem } from './errors/to-problem.js';
import { type Caller, execute, type Rules } from './execute.js';
import { defaultBodyLimit, type Implementation } from './implement.js';
import { isStreamed, type StreamedFile } from './implement-stream.js';
import { parseJson } from './request/parse-json.js';
import { requestLocale } from './request/request-locale.js';
import { toRequestId } from './request/to-request-id.js';
import { sendJson } from './send-json.js';

type HttpContext = Pick<AppContext, 'log' | 'storage'>;

/**
 * Adds request ids, JSON parsing, problem responses and request logs to all routes under
 * `/services`.
 */
export function registerRequestHooks(app: FastifyInstance, context: HttpContext): void {
  const routes = collectRoutes(app);
  app.addHook('onRequest', async (request, reply) => {
    request.id = toRequestId(request.headers['x-request-id']);
    reply.header('x-request-id', request.id);
    // Before the body is read, so that an unknown URL is reported first.
    if (request.is404) throw rejectAddress(routes.methodsOf(request.url));
  });
  app.addHook('onResponse', async (request, reply) => {
    context.log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => parseJson(body),
  );
  app.setErrorHandler((error, request, reply) => sendError(context, error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    sendError(context, rejectAddress(routes.methodsOf(request.url)), request, reply),
  );
}

const rejectAddress = (allowed: readonly string[]) =>
  allowed.length ? apiErrors.methodNotAllowed(allowed) : apiErrors.unknownRoute();

/** Mounts an operation at `/services/<service><path>`. */
export function mountOperation(
  app: FastifyInstance,
  context: AppContext,
  rules: Rules,
  implementation: Implementation,
): void {
  if (implementation.operation.consumes === 'file') {
    // The file is read after the caller is authorised, so no parser may read it before.
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', async (_request: FastifyRequest, body: unknown) => body);
      addRoute(scope, context, rules, implementation);
    });
  } else {
    addRoute(app, context, rules, implementation);
  }
}

function addRoute(
  app: FastifyInstance,
  context: AppContext,
  rules: Rules,
  implementation: Implementation,
): void {
  const { operation, bodyLimit = defaultBodyLimit } = implementation;
  app.route({
    method: operation.method,
    url: toRoutePath(operation, `/${operation.service}`),
    bodyLimit,
    handler: async (request, reply) => {
      const caller = httpCaller(context, request);
      const { response, headers, replayed } = await execute(
        context,
        rules,
        implementation,
        {
          params: fromRouteParams(request.params as Record<string, string>),
          query: request.query,
          headers: declaredHeaders(operation, request),
          body: request.body,
        },
        caller,
      );
      const kept = caller.isPersonal() ? 'private, no-cache' : 'no-cache';
      const cacheControl = isCacheable(operation) ? kept : 'no-store';
      reply.code(operation.status).header('cache-control', cacheControl).headers(headers);
      if (replayed) reply.header('idempotency-replayed', 'true');
      if (operation.produces === 'file')
        return sendFile(reply, response as FileResponse | StreamedFile);
      return sendJson(request, reply, response);
    },
  });
}

/** The headers that an operation declares, with its spelling. */
const declaredHeaders = ({ parts }: Operation, { headers }: FastifyRequest) =>
  Object.fromEntries(
    Object.keys(parts.headers?.shape ?? {}).map((name) => [name, headers[name.toLowerCase()]]),
  );

const sendFile = (reply: FastifyReply, file: FileResponse | StreamedFile) =>
  reply
    .type(file.type)
    .headers({
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'x-content-type-options': 'nosniff',
    })
    .send(isStreamed(file) ? Readable.from(file.chunks) : Buffer.from(file.bytes));

/** `isPersonal`: the session was read, so the response may differ between people. */
type HttpCaller = Caller & { isPersonal(): boolean };

function httpCaller(
  context: Pick<AppContext, 'config' | 'db' | 'clock'>,
  request: FastifyRequest,
): HttpCaller {
  const { headers } = request;
  let isPersonal = false;
  const { 'x-csrf-token': csrf, 'idempotency-key': idempotencyKey } = headers;
  return {
    locale: requestLocale(request.query, headers['accept-language']),
    requestId: request.id,
    session: () => {
      isPersonal = true;
      return readSession(context, headers.cookie);
    },
    isPersonal: () => isPersonal,
    csrf: typeof csrf === 'string' ? csrf : undefined,
    machine: () => {
      const token = bearerOf(headers.authorization);
      return token === undefined ? undefined : readMachine(context, token);
    },
    address: request.ip,
    idempotencyKey: idempotencyKey === undefined ? undefined : String(idempotencyKey),
  };
}

/** Sends any failure of a route as a problem. Unexpected errors are logged and sent as 500. */
export function sendError(
  context: HttpContext,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const apiError = toApiError(error);
  if (apiError.details.code === 'storage_full') context.storage.noteFull();
  if (apiError.details.status >= 500 && !isApiError(error)) {
    context.log.error({ requestId: request.id, error: loggable(error) }, 'unexpected failure');
  }
  const locale = requestLocale(request.query, request.headers['accept-language']);
  return reply
    .code(apiError.details.status)
    .headers({ ...apiError.details.headers, 'cache-control': 'no-store' })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(toProblem(apiError, locale, request.id)));
}
