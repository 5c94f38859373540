import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { allOperations } from '../contracts/generated/all-operations.js';
import { openApiDocument } from './openapi-document.js';

const operations = allOperations;
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

  it('states how a call is made and who may make it', () => {
    const config = document.paths['/services/stock/public_api/company_config/{section}']?.get;
    expect(config?.parameters).toMatchObject([
      { name: 'section', in: 'path', required: true, schema: { default: 'all' } },
      { name: 'config_type', in: 'query', required: false, schema: { type: 'string' } },
      { name: 'lang', in: 'query' },
      { name: 'further', style: 'form' },
      { name: 'Company-Config', in: 'header', required: true },
      { name: 'If-None-Match', in: 'header', required: false },
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

  it('names every problem of a call by its status, its own first', () => {
    const init = document.paths['/services/purchase/buy_online/orders/init']?.post;
    const statuses = [200, 400, 404, 405, 408, 409, 413, 415, 422, 429, 431, 500, 502, 503, 507];
    expect(Object.keys(init?.responses ?? {})).toEqual(statuses.map(String));
    expect(init?.responses['409']).toMatchObject({
      description: expect.stringMatching(
        /^vehicle_locked, vehicle_unavailable, .*idempotency_key_in_progress$/,
      ),
      headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
      content: {
        'application/problem+json': {
          schema: { allOf: [{ $ref: '#/components/schemas/Problem' }] },
        },
      },
    });
    const shared = document.components.responses as Record<string, { description: string }>;
    expect(init?.responses['422']).toMatchObject({
      description: 'invalid_choices, invalid_customer, idempotency_key_reused',
    });
    const phone = document.paths['/services/purchase/twilio/create_verification']?.post;
    expect(phone?.responses['422']).toEqual({ $ref: '#/components/responses/KeyReused' });
    expect(shared.KeyReused?.description).toBe('idempotency_key_reused');
    const search = document.paths['/services/forms/forms']?.get?.responses ?? {};
    for (const status of ['413', '415', '422']) expect(search).not.toHaveProperty(status);
    expect(search['401']).toEqual({ $ref: '#/components/responses/SignInNeeded' });
  });

  it('says under which headers calls are sent and answered', () => {
    const described = Object.values(document.paths).flatMap((methods) => Object.entries(methods));
    for (const [method, found] of described) {
      const names = found.parameters?.map(({ name }) => name) ?? [];
      const content = Object.values(found.responses)[0] as { content: object };
      const isFile = 'application/octet-stream' in content.content;
      expect(names.includes('Idempotency-Key'), found.operationId).toBe(
        method !== 'get' && !isFile,
      );
      const isPublic = found.security.length === 0;
      expect('304' in found.responses, found.operationId).toBe(
        method === 'get' && isPublic && !isFile,
      );
    }
    const vehicle = document.paths['/services/stock/public_api/listing/{listing}/vehicle/{id}'];
    expect(vehicle?.get?.responses['200']).toHaveProperty('headers.ETag');
    const tooMany = document.components.responses?.TooManyRequests;
    expect(tooMany).toHaveProperty('headers.Retry-After');
  });

  it('states what an installation does not serve', () => {
    const { paths } = openApiDocument(operations, { ...info, notServed: ['getNews'] });
    expect(paths['/services/content/news']?.get?.description).toBe('Not served here yet (501).');
    expect(paths['/services/content/news']?.get?.responses).toHaveProperty('501');
    expect(paths['/services/content/offers']?.get?.description).toBeUndefined();
    expect(paths['/services/content/offers']?.get?.responses).not.toHaveProperty('501');
  });

  it('would be rejected by it when something is missing', async () => {
    const { tags: _, ...rest } = document;
    const broken = { ...rest, paths: { '/a/{id}': { get: { responses: {} } } } };
    expect((await lint(broken)).map(({ ruleId }) => ruleId)).toContain('path-parameters-defined');
  });
});
