import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tryStockMapping } from '@mawkib/api-clients/contracts/stock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer } from '../db/open-server.js';
import { type S3Server, startS3Server } from '../media/files/s3-server.fixture.js';
import { carLines, carMapping, stockImports } from '../testing/stock-imports.js';
import { serverDatabase, startTestApi, type TestApi } from '../testing/test-api.js';
import { testConfig } from '../testing/test-config.js';

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mawkib-two-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

/** Two processes of one market, each with a data folder of its own. */
async function openTwo(name: string, isInS3: boolean): Promise<[TestApi, TestApi]> {
  const databaseUrl = await serverDatabase('demo');
  const { media } = testConfig();
  const start = async (which: string) =>
    startTestApi(await openServer(databaseUrl), {
      jobs: ['stock_import'],
      config: {
        databaseUrl,
        dataDir: path.join(folder, name, which),
        sessionSecret: 's'.repeat(40),
        media: { ...media, s3: isInS3 ? s3.config : undefined },
      },
    });
  return [await start('one'), await start('two')];
}

for (const [where, isInS3] of [
  ['the database', false],
  ['the S3 store', true],
] as const) {
  test(`an uploaded file is imported whichever process runs it, through ${where}`, async () => {
    const [one, two] = await openTwo(where, isInS3);
    const admin = await one.as('admin');
    const [here, there] = [stockImports(one, admin), stockImports(two, admin)];
    await here.saveMapping('cars', carMapping);
    // More runs at once than one process works on.
    const sources = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (const id of sources) await here.addSource(id, 'cars');
    const uploads = await Promise.all(
      sources.map((id, at) => (at % 2 ? here : there).upload(carLines(300, 100_000, id))),
    );
    // The other process previews it and starts its import.
    const tried = await two.api.call(
      tryStockMapping,
      { params: { id: uploads[1]?.id ?? '' }, body: { mapping: carMapping, rows: 5 } },
      admin,
    );
    expect(tried.data.rows).toHaveLength(5);
    const runs = await Promise.all(
      sources.map((id, at) =>
        (at % 2 ? there : here).start(id, { file_id: uploads[at]?.id ?? '' }),
      ),
    );
    for (const id of runs) {
      expect(await here.finished(id)).toMatchObject({
        status: 'applied',
        counts: { created: 300, rejected: 0 },
      });
    }
    await one.close();
    await two.close();
  });
}
