import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { declaredOperations } from '../http/declared-operations.js';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

describeOnDatabase('the reference', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open();
  });
  afterAll(() => t.close());

  test('is an OpenAPI document of every call, revalidated by its ETag', async () => {
    const response = await t.app.inject('/services/openapi.json');
    const document = response.json();
    expect([response.statusCode, document.openapi]).toEqual([200, '3.1.1']);
    const ids = Object.values<Record<string, { operationId: string }>>(document.paths)
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId }) => operationId);
    expect(ids.sort()).toEqual(declaredOperations.map(({ id }) => id).sort());
    expect(document.servers).toEqual([{ url: t.config.origin }]);
    const { etag } = response.headers;
    const again = await t.app.inject({
      url: '/services/openapi.json',
      headers: { 'if-none-match': etag as string },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('is readable in both languages, with its own styles only', async () => {
    for (const [locale, dir, heading] of [
      ['ar', 'rtl', 'مرجع الخدمات'],
      ['en', 'ltr', 'API reference'],
    ]) {
      const { body, headers } = await t.app.inject(`/services/docs?locale=${locale}`);
      expect(body).toContain(`<html lang="${locale}" dir="${dir}">`);
      expect(body).toContain(`<h1>${heading}</h1>`);
      expect(body).not.toMatch(/<script|src=|style="|https?:\/\/(?!localhost)/);
      const style = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  test('shows each call of a service with its parameters, body and response', async () => {
    const { body } = await t.app.inject('/services/docs/forms?locale=en');
    for (const { id } of declaredOperations.filter(({ service }) => service === 'forms')) {
      expect(body).toContain(`<article id="${id}">`);
    }
    expect(body).toContain('filter[created_at_gteq]');
    expect(body).toContain('g-recaptcha-response');
    expect(body).not.toContain('<article id="getVehicle">');
  });

  test('lists no other service, and echoes no input', async () => {
    const response = await t.app.inject('/services/docs/%3Cscript%3E');
    expect([response.statusCode, response.json().code]).toEqual([404, 'unknown_route']);
    expect(response.body).not.toContain('script>');
  });
});
