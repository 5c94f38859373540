import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallContext } from '../call.js';
import { getSettings } from '../contracts/content/settings-and-metaheads.js';
import { problem as problemSchema } from '../contracts/envelope.js';
import { getConfiguredData } from '../contracts/external/external-calls.js';
import { downloadLeadExport } from '../contracts/forms/lead-exports.js';
import { allOperations } from '../contracts/generated/all-operations.js';
import type { Operation } from '../contracts/operation.js';
import { createCall, isServiceError, type ServiceError } from '../index.js';
import { fileNameOf, fromHttpResponse, type HttpResponse, readProblem } from './http-response.js';

const request = { method: 'GET', url: '/x', headers: {} };
const read = (operation: Operation, response: Partial<HttpResponse>, context: CallContext = {}) =>
  fromHttpResponse(
    operation,
    request,
    { status: 200, headers: {}, body: '', ...response },
    context,
  );
const rejected = (response: Partial<HttpResponse>): ServiceError => {
  try {
    read(getSettings, response);
  } catch (error) {
    return error as ServiceError;
  }
  return expect.unreachable('the answer was taken');
};

describe('an answer', () => {
  it('lets no key through that reaches prototypes', () => {
    for (const key of ['__proto__', '\\u005f_proto__', '\\u005F\\u005fproto__']) {
      const body = `{"data":{"${key}":{"isAdmin":true},"a":1}}`;
      const { data } = read(getConfiguredData, { body }) as { data: Record<string, unknown> };
      expect(Object.keys(data)).toEqual(['a']);
      expect(Object.assign({}, data).isAdmin).toBeUndefined();
    }
  });

  it('calls onResponse for successful and failed responses', () => {
    const onResponse = vi.fn();
    read(getConfiguredData, { headers: { etag: '"1"' }, body: 'نص' }, { onResponse });
    expect(onResponse).toHaveBeenCalledExactlyOnceWith({
      status: 200,
      headers: { etag: '"1"' },
      size: 2,
    });
    expect(() => read(getSettings, { status: 500 }, { onResponse })).toThrow();
    expect(onResponse).toHaveBeenCalledTimes(2);
  });

  it('of a file is its bytes, its name and its type', () => {
    const bytes = new Uint8Array([1, 2]);
    const headers = {
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename=a.csv',
    };
    expect(read(downloadLeadExport, { body: bytes, headers })).toEqual({
      name: 'a.csv',
      type: 'text/csv',
      bytes,
    });
    const problem = {
      type: 'about:blank',
      title: 'Not done',
      code: 'export_not_done',
      status: 409,
    };
    const body = new TextEncoder().encode(JSON.stringify(problem));
    expect(() => read(downloadLeadExport, { status: 409, body })).toThrow(
      expect.objectContaining({ status: 409, code: 'export_not_done' }),
    );
  });
});

describe('Retry-After', () => {
  afterEach(() => void vi.useRealTimers());

  it('is seconds or a date', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 8, 0, 0) });
    const pauseOf = (value: string) =>
      rejected({ status: 503, headers: { 'retry-after': value } }).retryAfterMs;
    expect(pauseOf('7')).toBe(7000);
    expect(pauseOf('Fri, 20 Nov 2026 08:00:30 GMT')).toBe(30_000);
    expect(pauseOf('Fri, 20 Nov 2026 07:00:00 GMT')).toBe(0);
    expect(pauseOf('soon')).toBeUndefined();
    expect(rejected({ status: 503 }).retryAfterMs).toBeUndefined();
  });
});

describe('fileNameOf', () => {
  it.each([
    ['attachment; filename="leads 1.csv"', 'leads 1.csv'],
    ["attachment; filename=x.csv; filename*=UTF-8''%D8%B7.csv", 'ط.csv'],
    ["attachment; filename*=UTF-8''%zz; filename=x.csv", 'x.csv'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\a\\\\b.csv"', 'b.csv'],
    ['attachment', 'download'],
    ['attachment; filename=""', 'download'],
    [undefined, 'download'],
  ])('%s is %s', (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });
});

describe('readProblem', () => {
  const problem = { type: 'about:blank', title: 'No', status: 400, code: 'no' };

  it('keeps what it knows and what it does not, and the status of the answer', () => {
    const errors = [{ field: 'a', code: 'b', message: 'c', in: 'body' }];
    const given = { ...problem, detail: 'd', instance: 'i', errors, current_version: 3 };
    expect(readProblem(given, 409)).toEqual({ ...given, status: 409 });
  });

  it('drops what is malformed', () => {
    const given = { ...problem, detail: 5, errors: [null, { field: 'a' }, 'x'] };
    expect(readProblem(given, 400)).toEqual({ ...problem, errors: [] });
    for (const body of [null, 'x', [], { title: 'x' }, { ...problem, code: 1 }, undefined]) {
      expect(readProblem(body, 400)).toBeUndefined();
    }
  });

  it('is a problem by the contract, or none', () => {
    const body = fc.record(
      {
        type: fc.oneof(fc.string(), fc.anything()),
        title: fc.oneof(fc.string(), fc.anything()),
        code: fc.oneof(fc.string(), fc.anything()),
        errors: fc.anything(),
        detail: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), body), (given) => {
        const found = readProblem(given, 400);
        if (found) expect(problemSchema.safeParse(found).success).toBe(true);
      }),
    );
  });
});

describe('hostile answers', () => {
  const jsonish = fc.oneof(
    fc.json(),
    fc.string(),
    fc.json().map((data) => `{"data":${data}}`),
    fc.json().map((data) => `{"data":[${data},{"id":1}],"meta":${data}}`),
  );

  it.each(allOperations.map((operation) => [operation.id, operation] as const))(
    'to %s fit its contract or are rejected as a service error',
    async (_, operation) => {
      await fc.assert(
        fc.asyncProperty(
          jsonish,
          fc.constantFrom(200, 204, 304, 403, 500),
          async (body, status) => {
            const call = createCall(async (requested, _input, context) =>
              fromHttpResponse(requested, request, { status, headers: {}, body }, context),
            );
            const outcome = await call(operation, {} as never).catch((error: unknown) => ({
              error,
            }));
            const failed = typeof outcome === 'object' && outcome !== null && 'error' in outcome;
            if (failed && outcome.error instanceof Error) {
              expect(isServiceError(outcome.error)).toBe(true);
              expect(['http', 'contract']).toContain((outcome.error as ServiceError).kind);
            } else expect(status).toBe(200 + (status === 204 ? 4 : 0));
          },
        ),
        { numRuns: runs(60) },
      );
    },
  );
});
