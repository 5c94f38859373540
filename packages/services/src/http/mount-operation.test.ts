import { listPages, publishPage } from '@mawkib/api-clients/contracts/content';
import { createLead } from '@mawkib/api-clients/contracts/forms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

describeOnDatabase('calls over HTTP', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open({ demo: true });
  });
  afterAll(() => t.close());

  const post = (payload: string, headers: Record<string, string> = {}) =>
    t.app.inject({
      method: 'POST',
      url: '/services/forms/forms/test-drive/leads',
      headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
      payload,
    });

  test('report the line and column of malformed JSON', async () => {
    const response = await post('{\n  "data": {],\n}');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'malformed_json', line: 2, column: 12 });
    expect(response.json().detail).toBe('The error is at line 2, column 12.');
  });

  test('report the end of truncated JSON', async () => {
    expect((await post('{"data": ')).json()).toMatchObject({ code: 'malformed_json', line: 1 });
  });

  test('reject another media type', async () => {
    const response = await post('<lead/>', { 'content-type': 'application/xml' });
    expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_media_type']);
  });

  test('list the methods that a URL supports', async () => {
    const wrong = [
      ['DELETE', '/services/forms/forms/test-drive/leads', 'GET, HEAD, POST'],
      ['PATCH', '/services/content/settings?locale=en', 'GET, HEAD'],
      ['POST', '/services/content/public_api/pages/by_path/a/b', 'GET, HEAD'],
      ['GET', '/services/purchase/buy_online/orders/MK-1/confirm', 'PUT'],
      ['POST', '/services/identity/callback', 'GET, HEAD'],
    ] as const;
    for (const [method, url, allow] of wrong) {
      const response = await t.app.inject({
        method,
        url,
        headers: { 'content-type': 'application/xml', 'accept-language': 'en' },
        payload: '<not read/>',
      });
      expect([response.statusCode, response.headers.allow], url).toEqual([405, allow]);
      expect(response.json()).toMatchObject({
        code: 'method_not_allowed',
        title: 'This URL does not support this method',
      });
    }
    const arabic = await t.app.inject({ method: 'PUT', url: '/services/content/settings' });
    expect(arabic.json().title).toBe('هذا العنوان لا يقبل طريقة الطلب هذه');
    const unknown = await t.app.inject({ method: 'PUT', url: '/services/content/none' });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'unknown_route']);
  });

  test('reject a body beyond the limit', async () => {
    const response = await post(JSON.stringify({ data: { message: 'x'.repeat(300_000) } }));
    expect([response.statusCode, response.json().code]).toEqual([413, 'too_large']);
  });

  test('list every invalid value, in both languages', async () => {
    const url = '/services/forms/forms/test-drive/leads';
    const payload = { data: 'no', idempotency_key: 'no' };
    const response = await t.app.inject({ method: 'POST', url, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'invalid_request',
      title: 'في الطلب قيم غير صحيحة',
      errors: [
        { in: 'body', field: 'data', code: 'invalid_type' },
        { in: 'body', field: 'idempotency_key', code: 'invalid_format' },
      ],
    });
    const missing = (await post('{}')).json();
    expect(missing.errors).toEqual([
      { in: 'body', field: 'data', code: 'invalid_type', message: 'This value is required.' },
    ]);
  });

  test.each([
    ['a NUL character', '{"data":{"first_name":"a\\u0000b"}}'],
    ['half a surrogate pair', '{"data":{"first_name":"\\ud800"}}'],
    ['a prototype key', '{"data":{"__proto__":"x"}}'],
    ['an escaped prototype key', '{"data":{"\\u005f_proto__":"x"}}'],
  ])('refuse %s', async (_name, payload) => {
    expect((await post(payload)).statusCode).toBe(400);
  });

  test('reject excessive nesting', async () => {
    const deep = `${'['.repeat(500)}${']'.repeat(500)}`;
    expect((await post(`{"data":{"a":${deep}}}`)).statusCode).toBe(400);
  });

  test('reject NUL in a URL', async () => {
    const response = await t.app.inject('/services/content/public_api/pages/by_path/a%00b');
    expect(response.statusCode).toBe(400);
  });

  test('respond to a URL that cannot be decoded with a problem', async () => {
    const response = await t.app.inject('/services/content/public_api/pages/by_path/%E0%A4%A');
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('application/problem+json');
  });

  test('reject a repeated parameter', async () => {
    const response = await t.app.inject('/services/content/nav_entries?locale=ar&locale=en');
    expect(response.json()).toMatchObject({
      code: 'invalid_request',
      errors: [{ field: 'locale' }],
    });
  });

  test('keep staff answers out of caches', async () => {
    const { cookie } = await t.as('editor');
    const response = await t.app.inject({ url: '/services/content/pages', headers: { cookie } });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('keep caller-dependent responses out of shared caches', async () => {
    const headersOf = async (url: string, headers: Record<string, string> = {}) =>
      (await t.app.inject({ url, headers })).headers;
    const personal = { 'cache-control': 'private, no-cache', vary: 'Accept-Language, Cookie' };
    const { cookie } = await t.as('admin');
    const form = '/services/forms/forms/test-drive';
    expect(await headersOf(form, { cookie })).toMatchObject(personal);
    expect(await headersOf(form)).toMatchObject(personal);
    const shared = { 'cache-control': 'no-cache', vary: 'Accept-Language, Accept-Encoding' };
    expect(await headersOf('/services/content/settings', { cookie })).toMatchObject(shared);
  });

  test('are never detected as another type', async () => {
    for (const url of [
      '/services/content/settings',
      '/services/nowhere',
      '/services/forms/forms/x',
      '/health',
      '/ready',
    ]) {
      const { headers } = await t.app.inject(url);
      expect(headers['content-type']).toMatch(/^application\/(problem\+)?json/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  test('get a new request id if theirs is invalid', async () => {
    const headers = { 'x-request-id': 'a b\tc' };
    const response = await t.app.inject({ url: '/services/content/settings', headers });
    expect(response.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  test('respond as an in-process call does', async () => {
    const url = '/services/content/nav_entries?locale=en';
    const { getNavEntries } = await import('@mawkib/api-clients/contracts/content');
    const inProcess = await t.api.call(getNavEntries, { query: { locale: 'en' } });
    expect((await t.app.inject(url)).json()).toEqual(inProcess);
  });

  describe('in the process', () => {
    test('throw a ServiceError that holds the problem', async () => {
      const failure = await t.api
        .call(createLead, { params: { id: 'none' }, body: { data: {} } }, { locale: 'en' })
        .catch((error: unknown) => error);
      expect(failure).toMatchObject({
        name: 'ServiceError',
        kind: 'http',
        status: 404,
        code: 'unknown_form',
        operation: 'createLead',
        problem: { title: 'Form not found' },
      });
    });

    test('can be aborted before they start', async () => {
      const call = t.api.call(listPages, { query: {} }, { signal: AbortSignal.abort() });
      await expect(call).rejects.toMatchObject({ kind: 'aborted' });
    });

    test('require sign-in before they report invalid input', async () => {
      const call = t.api.call(publishPage, { params: { id: '' }, body: {} as never });
      await expect(call).rejects.toMatchObject({ status: 401, code: 'sign_in_needed' });
    });
  });

  test('an unexpected error reveals no internals and is logged', async () => {
    const lines: string[] = [];
    const { pino } = await import('pino');
    const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
    const other = await open({ demo: true, config: { log } });
    await other.database.db.execute('drop table settings cascade');
    const response = await other.app.inject('/services/content/settings');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ code: 'unexpected' });
    expect(response.body).not.toContain('select');
    expect(lines.join()).toContain(response.headers['x-request-id']);
    await other.close();
  });
});
