import type { AxiosInstance } from 'axios';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { Call } from '../call.js';
import { fixtures } from '../contracts/answers.fixture.js';
import { getPageByPath } from '../contracts/content/public-pages.js';
import {
  getMetaheads,
  getSettings,
  type Setting,
} from '../contracts/content/settings-and-metaheads.js';
import { createLead } from '../contracts/forms/leads.js';
import { initOrder } from '../contracts/purchase/holds.js';
import { listVehicles } from '../contracts/stock/listings.js';
import type { HttpRequest } from '../http/http-request.js';
import type { CallOptions, ServiceError } from '../index.js';
import { createAxiosCall } from './axios.js';
import { createFetchCall, type HttpOptions } from './fetch.js';

type StubResponse = { status?: number; body?: unknown; text?: string };
type Handler = (request: HttpRequest, signal: AbortSignal) => StubResponse | Promise<StubResponse>;
type Options = HttpOptions & CallOptions;

const textOf = ({ body, text }: StubResponse) => text ?? JSON.stringify(body) ?? '';

const transports: Record<string, (handler: Handler, options?: Options) => Call> = {
  fetch: (handler, options) =>
    createFetchCall({
      ...options,
      fetch: async (url, init) => {
        const { method = '', headers, body, signal } = init ?? {};
        const request = { method, url: String(url), headers, body } as HttpRequest;
        const response = await handler(request, signal as AbortSignal);
        return new Response(textOf(response), { status: response.status ?? 200 });
      },
    }),
  axios: (handler, options) =>
    createAxiosCall({
      ...options,
      axios: {
        request: async ({ method = '', url = '', headers, data, signal }) => {
          const request = { method, url, headers, body: data } as HttpRequest;
          const response = await handler(request, signal as AbortSignal);
          return { status: response.status ?? 200, data: textOf(response) };
        },
      } as Pick<AxiosInstance, 'request'>,
    }),
};

const never = (_: HttpRequest, signal: AbortSignal) =>
  new Promise<StubResponse>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
  });

const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: ServiceError) => error,
  ) as Promise<ServiceError>;

const problem = { type: 'about:blank', title: 'Taken', status: 409, code: 'vehicle_locked' };
const order = { vehicle_id: 'v1', company_uuid: 'c1' };

describe.each(Object.entries(transports))('%s', (_, create) => {
  it('asks the service at its base, in the asked language', async () => {
    const seen: HttpRequest[] = [];
    const call = create((request) => {
      seen.push(request);
      return { body: fixtures.getPageByPath };
    });
    const context = { locale: 'ar', cookie: 'a=b', headers: { 'X-Request-Id': '1' } } as const;
    await call(getPageByPath, { params: { path: '/defender' }, query: { locale: 'en' } }, context);
    expect(seen).toMatchObject([
      {
        method: 'GET',
        url: '/services/content/public_api/pages/by_path/defender?locale=en',
        headers: { 'Accept-Language': 'ar', Cookie: 'a=b', 'X-Request-Id': '1' },
      },
    ]);
    expect(seen[0]?.body).toBeUndefined();
    expect(seen[0]?.headers).not.toHaveProperty('Content-Type');
  });

  it('takes another origin, or another base for one service', async () => {
    const urls: string[] = [];
    const options = { origin: 'http://x:1', bases: { stock: 'https://stock.example/' } };
    const call = create((request) => {
      urls.push(request.url);
      return { body: request.url.includes('stock') ? fixtures.listVehicles : fixtures.getSettings };
    }, options);
    await call(getSettings, {});
    await call(listVehicles, {
      params: { listing: 'ae' },
      query: { items: 3, 'filter[state_in]': ['new', 'used'] },
    });
    expect(urls).toEqual([
      'http://x:1/services/content/settings',
      'https://stock.example/public_api/listing/ae?items=3&filter[state_in]=new&filter[state_in]=used',
    ]);
  });

  it('sends a body, the CSRF token and tokens under configurable names [S-6-10]', async () => {
    const headers: Record<string, string>[] = [];
    const handler: Handler = (request) => {
      headers.push(request.headers);
      expect(JSON.parse(String(request.body))).toEqual({ data: { name: 'ليلى' } });
      return { status: 201, body: fixtures.createLead };
    };
    const tokens = {
      authToken: () => 'auth',
      csrfToken: () => 'csrf',
      bearerToken: () => 'bearer',
    };
    const input = { params: { id: 'f' }, body: { data: { name: 'ليلى' } } };
    await create(handler, tokens)(createLead, input);
    const named = { ...tokens, authHeader: 'X-Who', csrfHeader: 'X-Guard' };
    await create(handler, named)(createLead, input, { csrf: 'own' });
    await create(handler)(createLead, input);
    expect(headers[0]).toMatchObject({
      'Content-Type': 'application/json',
      'X-Auth-Token': 'auth',
      'X-CSRF-Token': 'csrf',
      Authorization: 'Bearer bearer',
    });
    expect(headers[1]).toMatchObject({ 'X-Who': 'auth', 'X-Guard': 'own' });
    expect(Object.keys(headers[2] ?? {})).not.toContain('Authorization');
  });

  it('answers with what the contract makes of it', async () => {
    const row = { id: '1', key: 'a', value: 'b', extra: 1 };
    const response = await create(() => ({ body: { data: [row] } }))(getSettings, {});
    expect(response.data).toEqual([row]);
    expectTypeOf(response.data).toEqualTypeOf<Setting[]>();
  });

  it('rejects an answer that breaks the contract, saying where', async () => {
    const responses: StubResponse[] = [
      { body: { data: [{ id: 1 }] } },
      { text: '<html>' },
      { text: '' },
    ];
    for (const response of responses) {
      const error = await failure(create(() => response)(getMetaheads, { query: {} }));
      expect(error).toMatchObject({ kind: 'contract', operation: 'getMetaheads' });
    }
    const error = await failure(create(() => responses[0] ?? {})(getMetaheads, { query: {} }));
    expect(error.message).toContain('data.0.id');
  });

  it('leaves the answer unchecked where told so', async () => {
    const call = create(() => ({ body: { data: [{ id: 1 }] } }), { validate: false });
    await expect(call(getSettings, {})).resolves.toEqual({ data: [{ id: 1 }] });
  });

  it('throws the problem that the service names', async () => {
    const call = create(() => ({ status: 409, body: problem }));
    expect(await failure(call(initOrder, { body: order }))).toMatchObject({
      kind: 'http',
      status: 409,
      code: 'vehicle_locked',
      problem,
    });
  });

  it('fails on every other status, whatever the body', async () => {
    for (const text of ['', '<html>', 'null', '{}']) {
      const error = await failure(create(() => ({ status: 500, text }))(getSettings, {}));
      expect(error).toMatchObject({ kind: 'http', status: 500, problem: undefined });
    }
  });

  it('tells of a 403 before it throws', async () => {
    const onForbidden = vi.fn();
    const call = (status: number) =>
      create(() => ({ status, body: { ...problem, status } }), { onForbidden })(getSettings, {});
    await failure(call(401));
    expect(onForbidden).not.toHaveBeenCalled();
    const error = await failure(call(403));
    expect(onForbidden).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('gives up after the time limit', async () => {
    const call = create(never, { timeoutMs: 10 });
    expect(await failure(call(getSettings, {}))).toMatchObject({ kind: 'timeout' });
    const patient = create(never, { timeoutMs: 60_000 });
    expect(await failure(patient(getSettings, {}, { timeoutMs: 10 }))).toMatchObject({
      kind: 'timeout',
      message: 'getSettings did not answer within 10 ms',
    });
  });

  it('gives up when the caller does', async () => {
    const early = AbortSignal.abort();
    const handler = vi.fn(never);
    expect(await failure(create(handler)(getSettings, {}, { signal: early }))).toMatchObject({
      kind: 'aborted',
    });
    expect(handler).not.toHaveBeenCalled();
    const ending = new AbortController();
    const pending = failure(create(never)(getSettings, {}, { signal: ending.signal }));
    ending.abort();
    expect(await pending).toMatchObject({ kind: 'aborted' });
  });

  it('tells a service that cannot be reached, and keeps no secret', async () => {
    const options = { bearerToken: () => 'hunter2', origin: 'http://u:hunter2@x' };
    const rejected = Object.assign(new Error('refused'), { config: { headers: 'hunter2' } });
    const call = create(() => Promise.reject(rejected), options);
    const error = await failure(
      call(getPageByPath, { params: { path: 'a' }, query: {} }, { cookie: 'hunter2' }),
    );
    expect(error).toMatchObject({ kind: 'network', cause: { message: 'refused' } });
    expect(inspected(error)).not.toContain('hunter2');
  });

  it('rejects a path parameter that is missing', async () => {
    const call = create(() => ({}));
    const error = await failure(call(getPageByPath, { params: { path: '../x' }, query: {} }));
    expect(error).toMatchObject({ kind: 'contract' });
  });
});

const inspected = (error: ServiceError) =>
  JSON.stringify([{ ...error }, error.message, error.stack, { ...(error.cause as object) }]);
