import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import * as contracts from '../contracts/index.js';
import type { Operation } from '../contracts/operation.js';
import { openApiDocument } from './openapi-document.js';

const operations = (Object.values(contracts) as unknown[]).filter(
  (value): value is Operation => typeof value === 'object' && value !== null && 'parts' in value,
);
const info = {
  title: 'Services of a market',
  version: '1.0.0',
  server: 'https://cars.example',
  sessionCookie: 'session',
  services: { stock: 'Vehicles' },
};
const document = openApiDocument(operations, info);
const lint = async (source: object) =>
  lintFromString({
    source: JSON.stringify(source),
    config: await createConfig({ extends: ['recommended-strict'] }),
  });

describe('the OpenAPI document', () => {
  it('is valid to a linter', async () => {
    const found = await lint(document);
    expect(
      found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
    ).toEqual([]);
  });

  it('describes every operation of the market’s services once, external addresses left out', () => {
    const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const own = operations.filter(({ service }) => service !== 'external');
    expect(described.map(({ operationId }) => operationId).sort()).toEqual(
      own.map(({ id }) => id).sort(),
    );
  });

  it('says how a call is made and who may make it', () => {
    const config = document.paths['/services/stock/public_api/company_config/{section}']?.get;
    expect(config?.parameters).toMatchObject([
      { name: 'section', in: 'path', required: true, schema: { default: 'all' } },
      { name: 'config_type', in: 'query', required: false, schema: { type: 'string' } },
      { name: 'lang', in: 'query' },
      { name: 'further', style: 'form' },
      { name: 'Company-Config', in: 'header', required: true },
    ]);
    const leads = document.paths['/services/forms/forms/{id}/leads'];
    const names = leads?.get?.parameters?.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'id',
        'items',
        'page',
        'filter[created_at_gteq]',
        'filter[created_at_lteq]',
        'sort',
        'further',
      ]),
    );
    expect([leads?.get?.security, leads?.post?.security]).toEqual([[{ session: [] }], []]);
    expect(leads?.get?.description).toBe('For staff with a role of: leads, admin.');
    expect(leads?.post?.requestBody?.content['application/json']?.schema).toMatchObject({
      required: ['data'],
      properties: { 'g-recaptcha-response': { type: 'string' }, locale: { default: 'ar' } },
    });
    expect(document.paths['/services/forms/forms/{id}']?.put?.security).toEqual([
      { session: [], csrf: [] },
    ]);
    const download = document.paths['/services/forms/forms/{id}/lead_exports/{export_id}/download'];
    expect(download?.get?.responses['200']).toMatchObject({
      content: { 'application/octet-stream': { schema: { format: 'binary' } } },
    });
  });

  it('names the problems of a call by their status', () => {
    const { responses } = document.paths['/services/purchase/buy_online/orders/init']?.post ?? {};
    expect(Object.keys(responses ?? {})).toEqual(['200', '404', '409', '4XX', '5XX']);
    expect(responses?.['409']).toMatchObject({
      description: 'vehicle_locked, vehicle_unavailable',
      content: {
        'application/problem+json': {
          schema: { allOf: [{ $ref: '#/components/schemas/Problem' }] },
        },
      },
    });
  });

  it('says what an installation does not serve', () => {
    const { paths } = openApiDocument(operations, { ...info, notServed: ['getNews'] });
    expect(paths['/services/content/news']?.get?.description).toBe('Not served here yet (501).');
    expect(paths['/services/content/offers']?.get?.description).toBeUndefined();
  });

  it('would be refused by it when something is missing', async () => {
    const { tags: _, ...rest } = document;
    const broken = { ...rest, paths: { '/a/{id}': { get: { responses: {} } } } };
    expect((await lint(broken)).map(({ ruleId }) => ruleId)).toContain('path-parameters-defined');
  });
});
