import { isServiceError } from '@mawkib/api-clients';
import type { Operation } from '@mawkib/api-clients/contracts';
import {
  findDealers,
  getBreadcrumbs,
  getCollection,
  getCompareSpec,
  getDataFile,
  getNews,
  getOffers,
  getVehicleSpecs,
} from '@mawkib/api-clients/contracts/content';
import {
  getCompanyConfig,
  getConfiguredVehicle,
  getDynamicContent,
  getListingRetailers,
  getTradeInOptions,
  getVehicleConfigData,
  getWidgetTranslations,
} from '@mawkib/api-clients/contracts/stock';
import { runs } from '@mawkib/tooling-vitest/scope';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnDatabase, type TestApi } from '../testing/test-api.js';

const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    "'; drop table offers; --",
    '__proto__',
    '%',
    '\\',
    '{}',
    '{a,b}',
    '\u0000',
    '-1',
  ),
  fc.string({ minLength: 3000, maxLength: 3000 }),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.double(),
  fc.constant(undefined),
);
const part = (...names: string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, odd])));

const cases: readonly (readonly [Operation, params: string[], query: string[]])[] = [
  [getOffers, [], ['locale']],
  [getVehicleSpecs, ['id'], ['locale']],
  [getCompareSpec, ['id'], ['locale']],
  [getBreadcrumbs, ['page_id'], ['locale']],
  [findDealers, [], ['q[brand_eq]', 'q[state_eq]', 'q[postcode_eq]', 'q[locality_eq]']],
  [getNews, [], ['locale', 'market', 'page']],
  [getDataFile, ['name'], []],
  [getCollection, [], ['lang', 'market', 'collection', 'limit']],
  [getCompanyConfig, ['section'], ['config_type', 'lang']],
  [getWidgetTranslations, ['key'], []],
  [getTradeInOptions, [], ['lang']],
  [getVehicleConfigData, [], ['car_key', 'nameplate', 'config_url', 'lang']],
  [getDynamicContent, ['lists'], []],
  [getConfiguredVehicle, ['listing'], ['config_url', 'lang']],
  [getListingRetailers, ['id'], ['filter[brands_name_eq]', 'sort', 'lang']],
];

describeOnDatabase('specifications for unusual keys', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open({ demo: true });
  });
  afterAll(() => t.close());

  test.each(cases.map(([operation, ...rest]) => [operation.id, operation, ...rest] as const))(
    '%s answers or rejects, and never fails',
    async (_, operation, params, query) => {
      const inputs = fc.record({
        params: part(...params),
        query: part(...query),
        headers: fc.constantFrom({ 'Company-Config': 'default' }, { 'Company-Config': '\u0001' }),
      });
      await fc.assert(
        fc.asyncProperty(inputs, async (input) => {
          const outcome = await t.api
            .call(operation, input as never)
            .catch((error: unknown) => error);
          if (isServiceError(outcome)) expect(outcome.status, outcome.message).toBeLessThan(500);
          else expect(outcome).toBeTypeOf('object');
        }),
        { numRuns: runs(60) },
      );
    },
  );
});
