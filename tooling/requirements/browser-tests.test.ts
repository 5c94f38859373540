import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createBrowserProofs } from './browser-tests.ts';
import { mentionsIn } from './read-titles.ts';

const root = mkdtempSync(join(tmpdir(), 'journeys-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'tooling/e2e/test-results'), { recursive: true });

const path = 'tooling/e2e/a.e2e.ts';
const text = `
  const seen = (page) => expect(page.title()).toBe('x');
  test('opens and expects [S-1-01]', async ({ page }) => { expect(page).toBeTruthy(); });
  test('expects in a function [S-1-02]', async ({ page }) => { await seen(page); });
  test('opens only [S-1-03]', async ({ page }) => { await page.goto('/'); });
  test('expects without a page [S-1-04]', () => { expect(1).toBe(1); });`;
writeFileSync(join(root, path), text);
utimesSync(join(root, path), 1000, 1000);

const proofs = () => mentionsIn(path, text).map((mention) => createBrowserProofs(root)(mention));
const report = (startTime: string, ok: boolean) =>
  writeFileSync(
    join(root, 'tooling/e2e/test-results/e2e.json'),
    JSON.stringify({
      stats: { startTime },
      suites: [{ suites: [{ specs: [{ title: 'opens only [S-1-03]', ok }] }] }],
    }),
  );

test('without a run, a journey counts if it opens a page and expects something', () => {
  expect(proofs()).toEqual(['structure', 'structure', 'nothing', 'nothing']);
});

test('the verdict of a run counts until the file changes', () => {
  report('1971-01-01T00:00:00Z', true);
  expect(proofs()[2]).toBe('passed');
  report('1971-01-01T00:00:00Z', false);
  expect(proofs()[2]).toBe('failed');
  report('1970-01-01T00:00:00Z', true);
  expect(proofs()[2]).toBe('nothing');
});
