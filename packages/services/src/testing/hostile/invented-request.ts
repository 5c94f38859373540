import { Buffer } from 'node:buffer';
import type { Operation } from '@mawkib/api-clients/contracts';
import * as fc from 'fast-check';
import { corrupted } from './corrupted.js';
import { fittingValue } from './fitting-value.js';
import { goodInputs, type Input } from './good-inputs.js';
import { hostileText, hostileValue } from './hostile-values.js';
import type { StoredThings } from './stored-things.js';

/** A generated call as an HTTP request. */
export interface InventedRequest {
  method: string;
  /** Path and query below the service's base. */
  url: string;
  headers: Record<string, string>;
  /** Undefined: none. */
  body: string | Buffer | undefined;
}

/**
 * Generated requests of a call: valid ones about existing rows; the same with one value corrupted;
 * entirely random ones; and all of these in forms that no client sends.
 */
export function inventedRequest(
  operation: Operation,
  things: StoredThings,
): fc.Arbitrary<InventedRequest> {
  const { params, query, headers, body } = operation.parts;
  const of = (part: keyof Operation['parts'], otherwise: fc.Arbitrary<unknown>) => {
    const schema = operation.parts[part];
    return schema ? fittingValue(schema, things) : otherwise;
  };
  const nothing = fc.constant(undefined);
  const fitting = fc.record({
    params: params ? fittingValue(params, alongPath(operation, things)) : nothing,
    query: query ? of('query', nothing) : nothing,
    headers: headers ? of('headers', nothing) : nothing,
    body: body && operation.consumes !== 'file' ? of('body', nothing) : nothing,
  });
  const good = goodInputs(operation.id, things);
  const right: fc.Arbitrary<Input> = good.length
    ? fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...good) }, fitting)
    : fitting;
  const wrong = fc.record({
    params: fc.dictionary(fc.constantFrom('id', 'path', 'number', 'lead_id'), hostileText),
    query: hostileValue,
    headers: hostileValue,
    body: hostileValue,
  });
  const input = fc.oneof(
    { weight: 3, arbitrary: right },
    { weight: 12, arbitrary: right.chain((value) => corrupted(value) as fc.Arbitrary<Input>) },
    { weight: 2, arbitrary: wrong },
  );
  return fc
    .tuple(input, fc.oneof({ weight: 5, arbitrary: fc.constant(asClientsDo) }, abuse))
    .map(([value, send]) => send(written(operation, value)));
}

/** Prefers the rows of the path: a parameter after `/forms/` is a form's id. */
export function alongPath({ path }: Operation, things: StoredThings): StoredThings {
  return {
    ...things,
    named(name) {
      const table = new RegExp(`/([a-z_]+)/:${name}\\b`).exec(path)?.[1] ?? '';
      const found = things.rows(table).map((row) => String(row[name] ?? row.id));
      return found.length ? found : things.named(name);
    },
  };
}

const asClientsDo = (request: InventedRequest): InventedRequest => request;

/** Changes that HTTP allows and our clients never make. */
const abuse: fc.Arbitrary<(request: InventedRequest) => InventedRequest> = fc.oneof(
  fc
    .constantFrom('HEAD', 'OPTIONS', 'PATCH', 'PUT', 'DELETE', 'POST', 'GET')
    .map((method) => (request: InventedRequest) => ({ ...request, method })),
  fc
    .tuple(
      fc.constantFrom(
        'accept-language',
        'if-none-match',
        'idempotency-key',
        'x-request-id',
        'x-csrf-token',
        'cookie',
        'origin',
        'range',
        'x-forwarded-for',
        'x-forwarded-proto',
        'host',
        'content-encoding',
        'accept-encoding',
        'expect',
        'content-type',
      ),
      fc.oneof(
        hostileText,
        fc.constantFrom('*', 'W/"x"', 'gzip', 'a;q=x,,;', '"', 'a'.repeat(3900)),
      ),
    )
    .map(([name, value]) => (request: InventedRequest) => ({
      ...request,
      headers: { ...request.headers, ...sendable({ [name]: value }) },
    })),
  fc
    .constantFrom(
      'text/plain',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'application/octet-stream',
      'application/json; charset=utf-16',
      'application/json; charset=x',
      'application/vnd.api+json',
      'application/JSON',
      'a/b',
      'json',
      '/',
      ';',
    )
    .map((type) => (request: InventedRequest) => ({
      ...request,
      headers: { ...request.headers, 'content-type': type },
    })),
  fc
    .constantFrom(
      '[',
      '{"a":',
      `${'['.repeat(100_000)}`,
      `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
      `"${'x'.repeat(300_000)}"`,
      `[${'{},'.repeat(60_000)}{}]`,
      '\ufeff{}',
      '{"a":1,"a":2}',
      '\0',
      'null',
      '',
      '{}{}',
      `{"data":{${Array.from({ length: 9000 }, (_, n) => `"k${n}":"v"`).join()}}}`,
    )
    .map((body) => (request: InventedRequest) => ({ ...request, body })),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => (request: InventedRequest) => ({
    ...request,
    body: Buffer.from(bytes),
  })),
  fc
    .constantFrom(
      '%00',
      '%2e%2e%2f',
      '%252f',
      '%ff',
      '//',
      '/.',
      ';a=b',
      '%',
      '/x',
      '%E2%80%AE',
      `/${'a'.repeat(3000)}`,
    )
    .map((tail) => ({ url, ...request }: InventedRequest) => {
      const [path = '', ...query] = url.split('?');
      return { ...request, url: [`${path}${tail}`, ...query].join('?') };
    }),
  fc
    .constantFrom(
      'locale=ar&locale=en',
      'locale[]=ar',
      '__proto__[x]=1',
      'a=%ff&b=%',
      'constructor=1&toString=2',
      `q=${'x'.repeat(12_000)}`,
      Array.from({ length: 1500 }, (_, n) => `k${n}=1`).join('&'),
      'filter[price_gteq]=1e309&filter[price_gteq]=x',
      'page=-1&items=99999999999999999999',
      'sort=;drop',
      '&&&==',
      '%00=%00',
    )
    .map((more) => ({ url, ...request }: InventedRequest) => ({
      ...request,
      url: `${url}${url.includes('?') ? '&' : '?'}${more}`,
    })),
);

/** Serialises a call's input as a client does. */
export function written(operation: Operation, input: Input): InventedRequest {
  const { params, query, headers, body } = (input ?? {}) as Input;
  const named = Object.fromEntries(pairs(params));
  const path = operation.path.replace(/:(\w+)|\*/g, (_, name = 'path') =>
    encodeURIComponent(named[name] ?? 'x').replaceAll('%2F', name === 'path' ? '/' : '%2F'),
  );
  const search = new URLSearchParams(pairs(query)).toString();
  const isWrite = operation.method !== 'GET';
  return {
    method: operation.method,
    url: search ? `${path}?${search}` : path,
    headers: {
      ...sendable(Object.fromEntries(pairs(headers))),
      ...(isWrite && body !== undefined && { 'content-type': 'application/json' }),
    },
    body: isWrite ? JSON.stringify(body) : undefined,
  };
}

/** Query parameters; a list is repeated. */
function pairs(value: unknown): [string, string][] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]): [string, string][] => {
    if (inner === undefined) return [];
    if (Array.isArray(inner)) return inner.slice(0, 300).map((one) => [well(name), textFrom(one)]);
    return [[well(name), textFrom(inner)]];
  });
}

const well = (text: string) => text.toWellFormed();
const textFrom = (value: unknown) =>
  well(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Excludes headers that Node refuses to send. */
const sendable = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => /^[\w-]+$/.test(name))
      .map(([name, value]) => [name, value.replace(/[^\x20-\x7e]/g, '?').slice(0, 4000)]),
  );
