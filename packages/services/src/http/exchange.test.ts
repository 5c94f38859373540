import { downloadLeadExport } from '@mawkib/api-clients/contracts/forms';
import { getCompanyConfig } from '@mawkib/api-clients/contracts/stock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';
import { implement } from './implement.js';
import type { ModuleFactory } from './service-module.js';

/** Responds with its input. */
const stock: ModuleFactory = () => ({
  name: 'stock',
  handlers: [
    implement(getCompanyConfig, ({ headers, params, query }) => ({
      data: [{ config_type: query.config_type ?? params.section, data: headers }],
    })),
  ],
});
const forms: ModuleFactory = () => ({
  name: 'forms',
  handlers: [
    implement(downloadLeadExport, () => ({
      name: 'طلبات.csv',
      type: 'text/csv; charset=utf-8',
      bytes: new TextEncoder().encode('a,b'),
    })),
  ],
});

describeOnDatabase('an exchange', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open({ modules: [stock, forms] });
  });
  afterAll(() => t.close());

  const url = '/services/stock/public_api/company_config/all?config_type=cash,lease';

  test('passes the headers that the operation declares, and requires them', async () => {
    const response = await t.app.inject({ url, headers: { 'company-config': 'ae' } });
    expect(response.json().data).toEqual([
      { config_type: 'cash,lease', data: { 'Company-Config': 'ae' } },
    ]);
    const rejected = await t.app.inject(url);
    expect([rejected.statusCode, rejected.json().errors[0]]).toMatchObject([
      400,
      { in: 'headers', field: 'Company-Config' },
    ]);
  });

  test('sends no body to a client that has it, in that language', async () => {
    const ask = (headers: Record<string, string>) =>
      t.app.inject({ url, headers: { 'company-config': 'ae', ...headers } });
    const { headers } = await ask({});
    const etag = String(headers.etag);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'Accept-Language, Accept-Encoding',
    });
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await ask({ 'if-none-match': known });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    const other = await ask({ 'company-config': 'sa', 'if-none-match': etag });
    expect([other.statusCode, other.headers.etag === etag]).toEqual([200, false]);
  });

  test('sends a file under its name', async () => {
    const { cookie } = await t.as('leads');
    const response = await t.app.inject({
      url: '/services/forms/forms/f/lead_exports/e/download',
      headers: { cookie },
    });
    expect([response.statusCode, response.body]).toEqual([200, 'a,b']);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': "attachment; filename*=UTF-8''%D8%B7%D9%84%D8%A8%D8%A7%D8%AA.csv",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(response.headers).not.toHaveProperty('etag');
  });
});
