import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { compressAssets } from '#compress-assets';

const folder = mkdtempSync(join(tmpdir(), 'compressed-assets-'));
afterEach(() => rmSync(folder, { recursive: true }));

test('texts get smaller twins of the same content; pictures and what would grow get none', async () => {
  const code = 'export const car = "ديفندر";\n'.repeat(200);
  writeFileSync(join(folder, 'app-1a2b.js'), code);
  writeFileSync(join(folder, 'tiny.css'), 'a{}');
  writeFileSync(join(folder, 'font.woff2'), code);
  await compressAssets(folder);
  expect(readdirSync(folder).sort()).toEqual([
    'app-1a2b.js',
    'app-1a2b.js.br',
    'app-1a2b.js.gz',
    'font.woff2',
    'tiny.css',
  ]);
  const read = (ending: string) => readFileSync(join(folder, `app-1a2b.js${ending}`));
  expect(brotliDecompressSync(read('.br')).toString()).toBe(code);
  expect(gunzipSync(read('.gz')).toString()).toBe(code);
  expect(read('.br').length).toBeLessThan(code.length / 10);
});
