import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms, type Form, readForm } from '../http/form.ts';
import { originOf } from '../http/origin-of.ts';
import type { Surroundings } from '../service.ts';
import { authenticate } from './authenticate.ts';
import { expand } from './expand.ts';
import { createIdempotency, type Idempotency } from './idempotency.ts';
import type { Cause } from './resources/create-emitter.ts';
import type { Store } from './store.ts';
import type { Route, StripeCall } from './stripe-call.ts';
import { envelope, StripeFailure } from './stripe-failure.ts';

/**
 * Fields of a PaymentIntent for publishable keys ("Retrieve a PaymentIntent" in Stripe's API
 * reference).
 */
const publicFields = new Set([
  ...['id', 'object', 'amount', 'amount_details', 'automatic_payment_methods', 'canceled_at'],
  ...['cancellation_reason', 'capture_method', 'client_secret', 'confirmation_method', 'created'],
  ...['currency', 'description', 'last_payment_error', 'livemode', 'next_action', 'payment_method'],
  ...[
    'payment_method_types',
    'processing',
    'receipt_email',
    'setup_future_usage',
    'shipping',
    'status',
  ],
]);

/** The object without fields for secret keys only. */
function publicPart(object: object): object {
  if (!('object' in object) || object.object !== 'payment_intent') return object;
  return Object.fromEntries(Object.entries(object).filter(([name]) => publicFields.has(name)));
}

type Parts = Surroundings & {
  store: Store;
  emit(cause: Cause, type: string, object: object): void;
};

const defaultVersion = '2025-03-31.basil';
const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

function carryOut(request: FastifyRequest, requestId: string, route: Route, parts: Parts) {
  const sent = route.method === 'GET' ? readForm(request.url.split('?')[1] ?? '') : request.body;
  const params: Form = { ...((sent ?? {}) as Form) };
  const { account, isPublic } = authenticate(request.headers, params, parts.keys);
  if (isPublic && !route.public) {
    throw new StripeFailure(401, {
      type: 'invalid_request_error',
      message:
        'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    });
  }
  const { key: _, ...rest } = params;
  const store = parts.store.of(account);
  const cause: Cause = {
    account,
    requestId,
    idempotencyKey: header(request, 'idempotency-key') ?? null,
    apiVersion: header(request, 'stripe-version') ?? defaultVersion,
  };
  const call: StripeCall = {
    clock: parts.clock,
    ids: parts.ids,
    store,
    account,
    isPublic,
    params: rest,
    id: (request.params as { id?: string }).id ?? '',
    origin: originOf(request),
    emit: (type, object) => parts.emit(cause, type, object),
  };
  const run = () => {
    const response = expand(route.handle(call), rest.expand, store);
    return isPublic ? publicPart(response) : response;
  };
  return { account, cause, run };
}

function respond(
  request: FastifyRequest,
  reply: FastifyReply,
  { route, parts, idempotency }: { route: Route; parts: Parts; idempotency: Idempotency },
) {
  const requestId = parts.ids.next('req_', 14);
  reply.header('request-id', requestId).header('stripe-should-retry', 'false');
  const { account, cause, run } = carryOut(request, requestId, route, parts);
  reply.header('stripe-version', cause.apiVersion);
  if (account) reply.header('stripe-account', account);

  const key = route.method === 'POST' ? cause.idempotencyKey : null;
  const print = JSON.stringify([route.method, request.url, account, request.body]);
  if (key !== null) {
    reply.header('idempotency-key', key);
    const kept = idempotency.recall(key, print);
    if (kept) {
      reply.header('idempotent-replayed', 'true').header('original-request', kept.requestId);
      return reply.code(kept.status).send(kept.body);
    }
  }
  let status = 200;
  let body: object;
  try {
    body = structuredClone(run());
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    status = error.status;
    body = structuredClone(envelope(error.body));
  }
  if (key !== null) idempotency.keep(key, print, { status, body, requestId });
  return reply.code(status).send(body);
}

/** Adds the routes to a scope; returns a function that clears the idempotency keys. */
export function registerRoutes(scope: FastifyInstance, routes: Route[], parts: Parts): Idempotency {
  const idempotency = createIdempotency(parts.clock);
  acceptForms(scope);
  scope.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    if (error instanceof StripeFailure) return reply.code(error.status).send(envelope(error.body));
    const status = error.statusCode ?? 500;
    const type = status < 500 ? 'invalid_request_error' : 'api_error';
    return reply.code(status).send(envelope({ type, message: error.message }));
  });
  for (const route of routes) {
    scope.route({
      method: route.method,
      url: route.path,
      handler: (request, reply) => respond(request, reply, { route, parts, idempotency }),
    });
  }
  return idempotency;
}
