import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixtures } from '../contracts/answers.fixture.js';
import { recordingLogger, testService, transports } from '../testing/service.fixture.js';
import { createStockClient } from './create-stock-client.js';
import { publicationLists } from './publication-lists.js';

const service = testService();
const fallback = ['env-a', 'env-b'];

describe.each(transports)('publication lists over %s', (_, create) => {
  it('that cannot be read are those of the environment, in requests too [S-8-17]', async () => {
    service.answer = () => ({ body: fixtures.listVehicles });
    const log = recordingLogger();
    const stock = createStockClient(create({ origin: service.origin }), log);
    for (const text of ['["a","b"]', '["a",']) {
      const listing = publicationLists({ text, fallback, ...log }).join(',');
      await stock.listVehicles({ params: { listing }, query: {} });
    }
    expect(service.seen.map(({ line }) => line.split('?')[0])).toEqual([
      'GET /services/stock/public_api/listing/a,b',
      'GET /services/stock/public_api/listing/env-a,env-b',
    ]);
    expect(log.messages()).toHaveLength(1);
  });
});

describe('publicationLists', () => {
  const read = (text: string | undefined) => {
    const log = recordingLogger();
    return [publicationLists({ text, fallback, ...log }), log.messages().length];
  };

  it.each([
    ['["a","b"]', ['a', 'b'], 0],
    ['a, b', ['a', 'b'], 0],
    ['a', ['a'], 0],
    [undefined, fallback, 0],
    [' ', fallback, 0],
    ['[]', fallback, 1],
    ['{"a":1}', fallback, 1],
    ['[1]', fallback, 1],
    ['["../x"]', fallback, 1],
    ['a,,b', fallback, 1],
  ])('%s gives %j', (text, lists, warnings) => {
    expect(read(text)).toEqual([lists, warnings]);
  });

  it('never fails, and never gives what is no id', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const id of publicationLists({ text, fallback, ...recordingLogger() })) {
          expect(id).toMatch(/^[\w-]+$/);
        }
      }),
    );
  });
});
