import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRootFiles } from './root-files.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mawkib-root-'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = (favicons = {}) =>
  readRootFiles(folder, { favicons, publicUrl: 'https://market.example' });

it('a document links the icons that the build has, and for a brand its own', async () => {
  expect((await read()).faviconsOf('land-rover')).toEqual([]);
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  const { faviconsOf } = await read({ jaguar: '/services/media/images/jaguar.png' });
  expect(faviconsOf('land-rover')).toEqual([{ href: '/favicon.svg', type: 'image/svg+xml' }]);
  expect(faviconsOf('jaguar')).toEqual([
    { href: '/services/media/images/jaguar.png', type: 'image/png' },
  ]);
});
