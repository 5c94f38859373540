import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBlockChunks } from './read-block-chunks.ts';

const hero = '../../packages/blocks/src/blocks/hero-carousel/HeroCarousel.tsx';
const manifest = {
  [hero]: { file: 'assets/hero.js', isDynamicEntry: true, src: hero, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_runtime.js'] },
  '_runtime.js': { file: 'assets/runtime.js', imports: ['_shared.js'] },
  '../../packages/blocks/src/blocks/hero-carousel/hero-carousel.styles.ts': {
    file: 'assets/styles.js',
    isDynamicEntry: true,
  },
  'app/routes/content.tsx': { file: 'assets/content.js', imports: ['_shared.js'] },
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mawkib-manifest-'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
});
afterAll(() => rm(folder, { recursive: true }));

it('lists for each block its chunk and all that it imports, each once', async () => {
  expect(await readBlockChunks(folder)).toEqual({
    'hero-carousel': ['/assets/hero.js', '/assets/shared.js', '/assets/runtime.js'],
  });
});

it('states which file is missing', async () => {
  await expect(readBlockChunks(join(folder, 'nowhere'))).rejects.toThrow(/manifest\.json/);
});
