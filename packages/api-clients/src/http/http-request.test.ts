import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allOperations } from '../contracts/generated/all-operations.js';
import type { Operation } from '../contracts/operation.js';
import { createCall, isServiceError, withParsedInput } from '../index.js';
import { toHttpRequest } from './http-request.js';

const operations = allOperations.filter(({ service }) => service !== 'external');

/** Fields that an operation declares, and unknown ones. */
const memberNames = ({ parts }: Operation) => [
  ...Object.values(parts).flatMap((part) => Object.keys((part as { shape?: object }).shape ?? {})),
  'stray',
  '__proto__',
];
const value = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('..', '.', '/', '../..', '%2e%2e', '?a', '#a', '\\', 'a/../b', '\u0000', ''),
  fc.constantFrom('\ud800', 'x\udfff', 'ديفندر', 'a\r\nX-Own: 1'),
  fc.anything({ withBigInt: true, withDate: true }),
);

describe('hostile input', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    'to %s is rejected or stays below the base of its service',
    async (_, operation) => {
      const base = `https://cars.example/services/${operation.service}`;
      const part = fc.dictionary(fc.constantFrom(...memberNames(operation)), value);
      const input = fc.record({
        params: part,
        query: part,
        headers: part,
        body: fc.anything({ withBigInt: true }),
      });
      const call = withParsedInput(
        createCall(
          async (requested, given, context) =>
            toHttpRequest(requested, given, context, { origin: 'https://cars.example' }),
          { validate: false },
        ),
      );
      await fc.assert(
        fc.asyncProperty(input, async (given) => {
          const made = await call(operation, given as never).catch((error: unknown) => error);
          if (made instanceof Error) {
            expect(isServiceError(made) && made.kind).toBe('contract');
            return;
          }
          const { url, body, headers } = made as ReturnType<typeof toHttpRequest>;
          const { origin, pathname, hash } = new URL(url);
          expect(`${origin}${pathname}`.startsWith(`${base}/`)).toBe(true);
          expect(hash).toBe('');
          expect(() => new Headers(headers)).not.toThrow();
          expect(() => JSON.parse(typeof body === 'string' ? body : 'null')).not.toThrow();
        }),
        { numRuns: runs(100) },
      );
    },
  );
});
