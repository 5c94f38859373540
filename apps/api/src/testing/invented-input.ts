import type { Operation } from '@mawkib/api-clients/contracts';
import * as fc from 'fast-check';
import * as z from 'zod';

/** What came of one invented call, as it goes over the wire. */
export interface InventedRequest {
  path: Record<string, string>;
  query: [string, string][];
  headers: Record<string, string>;
  /** The body's text; undefined: none. */
  body: string | undefined;
}

/** A piece of JSON Schema, as far as contracts have it. */
interface Shape {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  format?: string;
  pattern?: string;
}

const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    "' or 1=1 --",
    '"; drop table pages; --',
    '%',
    '_%\\',
    '%00',
    '\0',
    '\ud800',
    '\u202eمركبة\u202c',
    '../../etc/passwd',
    '__proto__',
    'constructor',
    '%{jndi:ldap://x}',
    '<script>alert(1)</script>',
    'NaN',
    '1e309',
    '-1',
    '2147483648',
    '9'.repeat(400),
    'a'.repeat(60_000),
    `${'a+'.repeat(2000)}!`,
    `${'1'.repeat(3000)}.`,
    '275760-09-14T00:00:00Z',
    '0000-00-00',
    '2026-02-30T25:61:61+99:99',
    '٠١٢٣٤',
    '[]',
    '{"a":1}',
    '🚙'.repeat(50),
  ),
  fc.string({ unit: 'binary', maxLength: 80 }),
);

const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[[]]]),
  fc.jsonValue({ maxDepth: 4 }),
);

/**
 * Requests of an operation: mostly such as its contract describes, with hostile values in between,
 * sometimes nothing of the sort. `known` are ids of things that exist.
 */
export function inventedRequest(
  { parts, method }: Operation,
  known: readonly string[],
): fc.Arbitrary<InventedRequest> {
  const id = known.length ? fc.constantFrom(...known) : fc.constant('x');
  const of = (schema: z.ZodType | undefined) =>
    schema ? shaped(shapeOf(schema), id) : fc.constant<unknown>(undefined);
  const key = fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, fc.uuid(), hostileText);
  return fc
    .record({
      params: of(parts.params),
      query: of(parts.query),
      headers: of(parts.headers),
      body: fc.oneof(
        { weight: 8, arbitrary: of(parts.body).map((value) => JSON.stringify(value)) },
        {
          weight: 1,
          arbitrary: fc.oneof(
            hostileText,
            hostileValue.map((v) => JSON.stringify(v)),
          ),
        },
      ),
      language: fc.oneof(fc.constantFrom('ar', 'en', 'en;q=0.5, ar;q=0.1'), hostileText),
      type: fc.oneof(
        { weight: 12, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: fc.constantFrom('text/plain', 'multipart/form-data', 'a/b', '') },
      ),
      key,
    })
    .map(({ params, query, headers, body, language, type, key: idempotencyKey }) => ({
      path: Object.fromEntries(pairs(params)),
      query: pairs(query),
      headers: sendable({
        ...Object.fromEntries(pairs(headers)),
        'accept-language': language,
        ...(method !== 'GET' && { 'content-type': type }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      }),
      body: method === 'GET' ? undefined : body,
    }));
}

const shapeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;

function shaped(shape: Shape, id: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 19, arbitrary: fitting(shape, id) }, hostileValue);
}

function fitting(shape: Shape, id: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const { type, enum: members, const: only, anyOf, oneOf, properties = {}, items } = shape;
  if (only !== undefined) return fc.constant(only);
  if (members?.length) return fc.constantFrom(...members);
  const choices = anyOf ?? oneOf;
  if (choices?.length) return fc.oneof(...choices.map((choice) => shaped(choice, id)));
  if (type === 'object') {
    const { required = [] } = shape;
    const fields = Object.entries(properties).map(([name, inner]) => {
      const value = shaped(inner, id);
      const sometimes = fc.option(value, {
        nil: undefined,
        freq: required.includes(name) ? 20 : 2,
      });
      return [name, sometimes] as const;
    });
    return fc
      .tuple(
        fc.record(Object.fromEntries(fields)),
        fc.dictionary(fc.string(), hostileValue, { maxKeys: 1 }),
      )
      .map(([own, more]) => ({ ...more, ...own }));
  }
  if (type === 'array') return fc.array(items ? shaped(items, id) : hostileValue, { maxLength: 4 });
  if (type === 'integer' || type === 'number') {
    return fc.oneof(fc.integer({ min: -2, max: 60 }), fc.integer(), fc.double());
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'string') return textOf(shape, id);
  return hostileValue;
}

function textOf({ format, pattern }: Shape, id: fc.Arbitrary<string>): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.constantFrom('noura@example.test', 'a@b.co');
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (pattern) return fc.oneof(fc.constantFrom('+971500000001', '1234', '12.50'), id);
  return fc.oneof(id, fc.string({ maxLength: 40 }), fc.constantFrom('ar', 'en', 'AED', '/', 'all'));
}

/** Names and values as they stand in an address; a list is repeated. */
function pairs(value: unknown): [string, string][] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]): [string, string][] => {
    if (inner === undefined) return [];
    if (Array.isArray(inner)) return inner.map((one) => [name, textFrom(one)]);
    return [[name, textFrom(inner)]];
  });
}

const textFrom = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

/** What Node would refuse to send is no test of the services. */
const sendable = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => /^[\w-]+$/.test(name))
      .map(([name, value]) => [name, value.replace(/[^\x20-\x7e]/g, '?').slice(0, 4000)]),
  );
