import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createMachineToken, revokeMachineToken } from '@mawkib/api-clients/contracts/stock';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { packageRoot } from '../db/migrate.js';
import { openServer } from '../db/open-server.js';
import { carLines, carMapping, stockImports } from '../testing/stock-imports.js';
import { serverDatabase, startTestApi, type TestApi } from '../testing/test-api.js';

vi.setConfig({ testTimeout: limit(120_000) });

const command = path.join(packageRoot, '../../tooling/stock/main.ts');
let t: TestApi;
let folder: string;
let origin: string;
let token: { id: string; secret: string };
let admin: Awaited<ReturnType<TestApi['as']>>;

beforeAll(async () => {
  t = await startTestApi(await openServer(await serverDatabase('demo')), {
    jobs: ['stock_import'],
  });
  admin = await t.as('admin');
  const stock = stockImports(t, admin);
  await stock.saveMapping('used', carMapping);
  await stock.addSource('used', 'used');
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
  const body = { name: 'Shell', scopes: ['stock:import' as const], sources: ['used'] };
  token = (await t.api.call(createMachineToken, { body }, admin)).data;
  folder = await mkdtemp(path.join(tmpdir(), 'mawkib-command-'));
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true, force: true });
});

async function stock(args: readonly string[], env: Record<string, string | undefined> = {}) {
  const child = spawn(process.execPath, [command, ...args], {
    env: { PATH: process.env.PATH, STOCK_URL: origin, STOCK_TOKEN: token.secret, ...env },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, out, err };
}

const fileOf = async (name: string, text: string) => {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return file;
};

test('imports a file with progress; the same file again changes nothing', async () => {
  const file = await fileOf('سيارات used.csv', `${carLines(40)}\nBAD,Jaguar,,1,`);
  const first = await stock(['import', file, '--map', 'used']);
  expect(first).toMatchObject({ code: 0 });
  expect(first.out).toMatch(/^applied as version \d+ \(run [\w-]+\)/);
  expect(first.out).toMatch(/40 created/);
  expect(first.out).toMatch(/1 rejected/);
  expect(first.err).toMatch(/\[[#-]{30}\] +\d+ % \d+ rows (queued|reading|applying|applied)/);
  const again = await stock(['import', file, '--map', 'used']);
  expect(again.code).toBe(0);
  expect(again.out).toMatch(/^unchanged, no new version/);
});

test('exits with 1 if every row was rejected', async () => {
  const lines = carLines(5, 1, 'Z').replaceAll('Jaguar', '');
  const file = await fileOf('no-makes.csv', lines);
  const { code, out } = await stock(['import', file, '--map', 'used', '--partial']);
  expect([code, out]).toEqual([1, expect.stringMatching(/^rejected/)]);
});

test('exits with 3 if the run needs a confirmation', async () => {
  const file = await fileOf('few.csv', carLines(3));
  const { code, out, err } = await stock(['import', file, '--map', 'used']);
  expect([code, out]).toEqual([3, expect.stringMatching(/^waiting/)]);
  expect(err).toContain('The file has 3 rows. The last import had 41');
  const second = await stock(['import', file, '--map', 'used', '--partial']);
  expect(second.code).toBe(1);
  expect(second.err).toContain('Another import of this source is in progress');
});

test('explains errors and exits with 2 for the command and 1 for the import', async () => {
  const file = await fileOf('some.csv', carLines(3));
  const good = ['import', file, '--map', 'used'];
  const cases: [args: string[], env: object, code: number, text: string][] = [
    [['import', path.join(folder, 'none.csv'), '--map', 'used'], {}, 1, 'There is no file'],
    [['import', folder, '--map', 'used'], {}, 1, 'There is no file'],
    [['import', file, '--map', 'other', '--source', 'used'], {}, 1, 'Mapping not found'],
    [['import', file, '--map', 'used', '--source', 'nope'], {}, 1, 'The token may not do this'],
    [good, { STOCK_TOKEN: 'mwk_wrong' }, 1, 'STOCK_TOKEN is not a valid token'],
    [good, { STOCK_URL: 'http://127.0.0.1:9' }, 1, 'http://127.0.0.1:9 does not respond'],
    [good, { STOCK_TOKEN: undefined }, 2, 'STOCK_TOKEN is missing'],
    [good, { STOCK_URL: 'here' }, 2, 'STOCK_URL is not an address'],
    [['import', file], {}, 2, '--map is missing'],
    [['import', '--map', 'used'], {}, 2, 'Name one file'],
    [['export', file], {}, 2, 'The command is: import'],
    [[...good, '--wrong'], {}, 2, "Unknown option '--wrong'"],
  ];
  for (const [args, env, code, text] of cases) {
    const ended = await stock(args, env as Record<string, string | undefined>);
    expect([ended.code, ended.err]).toEqual([code, expect.stringContaining(text)]);
    expect(ended.err).not.toMatch(/ at .*\.ts:\d+/);
  }
  const broken = await fileOf('broken.json', '{"x": [1, 2');
  const unreadable = await stock(['import', broken, '--map', 'used']);
  expect(unreadable).toMatchObject({ code: 1, err: expect.stringContaining('cannot be read') });
  await t.api.call(revokeMachineToken, { params: { id: token.id } }, admin);
  expect(await stock(good)).toMatchObject({ code: 1, err: expect.stringContaining('revoked') });
});
