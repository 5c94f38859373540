import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { type Browser, findBrowser, installedBrowser } from '#find-browser';
import { launchArgs } from '#launch-args';

async function titleRenderedBy({ executablePath, args, env }: Browser) {
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const page = await browser.newPage();
    await page.setContent('<html lang="ar" dir="rtl"><h1>موكب</h1></html>');
    return await page.getByRole('heading').textContent();
  } finally {
    await browser.close();
  }
}

function executable() {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  const path = join(folder, 'chromium');
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return { folder, path };
}

test('a given path wins over everything', async () => {
  const { path } = executable();
  const found = await findBrowser({ env: { MAWKIB_CHROMIUM: path, PATH: '' } });
  expect(found).toMatchObject({ executablePath: path, from: 'given' });
});

test('a given path that is no executable is an error that names it', async () => {
  const env = { MAWKIB_CHROMIUM: '/nowhere/chromium' };
  await expect(findBrowser({ env })).rejects.toThrow('/nowhere/chromium');
});

test('an installed one is found on the path, then where installers put it', () => {
  const [first, second] = [executable(), executable()];
  const env = { PATH: first.folder };
  expect(installedBrowser({ env, defaultValue: [second.path] })).toBe(first.path);
  expect(installedBrowser({ env: { PATH: '' }, defaultValue: [second.path] })).toBe(second.path);
  expect(installedBrowser({ env: { PATH: '' }, defaultValue: [] })).toBeUndefined();
});

test('only root goes without the sandbox', () => {
  expect(launchArgs(0)).toContain('--no-sandbox');
  expect(launchArgs(1000)).not.toContain('--no-sandbox');
});

test('whatever is found on this machine renders a page', async () => {
  expect(await titleRenderedBy(await findBrowser())).toBe('موكب');
});

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'the one inside the npm package renders a page',
  async () => {
    const found = await findBrowser({ env: { PATH: '' }, defaultValue: [] });
    expect(found.from).toBe('package');
    expect(await titleRenderedBy(found)).toBe('موكب');
  },
);
