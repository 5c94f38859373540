import { arabicList, gulfList, largeList, lotList } from '@mawkib/sample-feeds';
import { covers } from '@mawkib/tooling-vitest/scope';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { afterAll, beforeAll, test, vi } from 'vitest';
import { openServer } from '../db/open-server.js';
import { passListThrough } from '../testing/pass-list-through.js';
import {
  describeOnDatabase,
  serverDatabase,
  startTestApi,
  type TestApi,
} from '../testing/test-api.js';

vi.setConfig({ testTimeout: limit(600_000) });

const count = 2_000;
const lists = { gulf: gulfList, arabic: arabicList, lots: lotList };

describeOnDatabase('lists with the defects of public ones', (open) => {
  let t: TestApi;
  beforeAll(async () => {
    t = await open({ demo: true, jobs: ['stock_import'] });
  });
  afterAll(() => t.close());

  test.each(Object.entries(lists))(
    '%s: import, list, search, vehicle page, reservation',
    (name, make) => passListThrough({ t, name, list: make(count), count }),
  );
});

const large = covers('walks') ? 100_000 : 10_000;

test(`a list of ${large} cars: import, list, search, vehicle page, reservation`, async () => {
  const t = await startTestApi(await openServer(await serverDatabase('demo')), {
    jobs: ['stock_import'],
  });
  try {
    await passListThrough({ t, name: 'large', list: largeList(large), count: large });
  } finally {
    await t.close();
  }
});
