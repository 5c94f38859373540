import { commonErrors, errorsOf, isCacheable } from '../contracts/common-errors.js';
import type { Operation } from '../contracts/operation.js';
import { type JsonSchema, jsonSchemaOf } from './json-schema.js';

export type Content = Record<string, { schema: JsonSchema }>;
type Ref = { $ref: string };
type Headers = Record<string, Ref>;

export type Response = { description: string; headers?: Headers; content?: Content } | Ref;

const ref = (to: string): Ref => ({ $ref: `#/components/${to}` });

/** Statuses with a `Retry-After` header. */
const waits = new Set([409, 429, 503]);

const text = (description: string) => ({ description, schema: { type: 'string' } });

/** Response headers, as components of the document. */
export const headers = {
  'Request-Id': text(
    'Names the request in the log; what was sent as X-Request-Id where it is one.',
  ),
  ETag: text(
    'Names this answer; sent back as If-None-Match, it is answered with 304 while it holds.',
  ),
  'Retry-After': text('Seconds after which the call may be made again.'),
  Allow: text('The methods that the address takes.'),
  'Idempotency-Replayed': text('"true": the answer was given before, to the same Idempotency-Key.'),
};

const always: Headers = { 'X-Request-Id': ref('headers/Request-Id') };

const titles: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'SignInNeeded',
  403: 'Forbidden',
  405: 'MethodNotAllowed',
  409: 'InProgress',
  413: 'TooLarge',
  415: 'UnsupportedMediaType',
  422: 'KeyReused',
  429: 'TooManyRequests',
  431: 'HeadTooLarge',
  500: 'Unexpected',
  503: 'Unavailable',
};

/** Responses of a call: success, 304 and every error by status. */
export function responsesOf(
  operation: Operation,
  content: Content,
  isServed: boolean,
): Record<string, Response> {
  const codes = codesByStatus(errorsOf(operation));
  if (!isServed) codes.set(501, ['not_served_yet']);
  const apiErrors = [...codes]
    .sort(([one], [other]) => one - other)
    .map(([status, found]) => [status, error(status, found)] as const);
  return {
    [operation.status]: {
      description: 'Success',
      headers: {
        ...always,
        ...(isCacheable(operation) && { ETag: ref('headers/ETag') }),
        ...(operation.method !== 'GET' && {
          'Idempotency-Replayed': ref('headers/Idempotency-Replayed'),
        }),
      },
      content,
    },
    ...(isCacheable(operation) && { 304: ref('responses/NotModified') }),
    ...Object.fromEntries(apiErrors),
  };
}

function codesByStatus(errors: Readonly<Record<string, number>>): Map<number, string[]> {
  const codes = new Map<number, string[]>();
  for (const [code, status] of Object.entries(errors)) {
    codes.set(status, [...(codes.get(status) ?? []), code]);
  }
  return codes;
}

/** Statuses without a code of the call share a description. */
function error(status: number, codes: string[]): Response {
  const title = titles[status];
  const isShared = title && codes.every((code) => commonErrors[code]?.status === status);
  return isShared && codes.length === commonOf(status).length
    ? ref(`responses/${title}`)
    : problemOf(status, codes);
}

const commonOf = (status: number) =>
  Object.keys(commonErrors).filter((code) => commonErrors[code]?.status === status);

function problemOf(status: number, codes: readonly string[]): Response {
  const schema: JsonSchema = {
    allOf: [ref('schemas/Problem')],
    properties: { code: { examples: [...codes] } },
  };
  return {
    description: codes.join(', '),
    headers: {
      ...always,
      ...(waits.has(status) && { 'Retry-After': ref('headers/Retry-After') }),
      ...(status === 405 && { Allow: ref('headers/Allow') }),
    },
    content: { 'application/problem+json': { schema } },
  };
}

/** Responses shared by calls: the common errors, and the response without a body. */
export const sharedResponses: Readonly<Record<string, Response>> = {
  NotModified: {
    description: 'The copy that If-None-Match names still holds',
    headers: { ...always, ETag: ref('headers/ETag') },
  },
  ...Object.fromEntries(
    Object.entries(titles).map(([status, title]) => [
      title,
      problemOf(Number(status), commonOf(Number(status))),
    ]),
  ),
};

/** The successful response of a call. */
export const responseOf = ({ response, produces }: Operation): Content =>
  produces === 'file'
    ? binary
    : { 'application/json': { schema: jsonSchemaOf(response, 'output') } };

/** Raw bytes. */
export const binary: Content = {
  'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
};
