import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import * as contracts from '../contracts/index.js';
import type { Operation } from '../contracts/operation.js';
import { openApiDocument } from './openapi-document.js';

const operations = (Object.values(contracts) as unknown[]).filter(
  (value): value is Operation => typeof value === 'object' && value !== null && 'parts' in value,
);
const document = openApiDocument(operations, {
  title: 'Services of a market',
  version: '1.0.0',
  server: 'https://cars.example',
  sessionCookie: 'session',
  services: { stock: 'Vehicles' },
});
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

  it('would be refused by it when something is missing', async () => {
    const { tags: _, ...rest } = document;
    const broken = { ...rest, paths: { '/a/{id}': { get: { responses: {} } } } };
    expect((await lint(broken)).map(({ ruleId }) => ruleId)).toContain('path-parameters-defined');
  });
});
