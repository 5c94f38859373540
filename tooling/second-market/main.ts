import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followGuide } from './follow-guide.ts';
import { packPackages } from './pack-packages.ts';
import { readGuide } from './read-guide.ts';
import { runCommand, stopOnSignals } from './run-command.ts';

const root = join(import.meta.dirname, '../..');
const guide = join(root, 'docs/guides/starting-a-market.md');

/**
 * Creates the second market by the guide alone, from packed tarballs, outside the workspace; then
 * walks through it.
 */
stopOnSignals();
const folder = mkdtempSync(join(tmpdir(), 'mawkib-second-'));
const started = performance.now();
try {
  const packages = join(folder, 'packages');
  const declarations = join(root, 'tooling/run/declarations.mjs');
  if ((await runCommand(process.execPath, [declarations])).code !== 0)
    throw new Error('The declarations could not be written');
  console.log(`${(await packPackages(root, packages)).length} packages packed`);
  const made = await followGuide(readGuide(readFileSync(guide, 'utf8')), { folder, packages });
  const extra = join(import.meta.dirname, 'overlay');
  if (existsSync(extra)) cpSync(extra, made.market, { recursive: true });
  for (const { step, seconds } of made.times)
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${step}`);
  const playwright = join(import.meta.dirname, 'node_modules/.bin/playwright');
  const walks = await runCommand(playwright, ['test', ...process.argv.slice(2)], {
    cwd: import.meta.dirname,
    env: { ...process.env, SECOND_MARKET: made.market },
    // On others Playwright leaves the market running.
    killSignal: 'SIGINT',
  });
  console.log(`The second market took ${((performance.now() - started) / 1000).toFixed(0)} s`);
  process.exitCode = walks.code ?? 1;
} catch (error) {
  if ((error as Error).name !== 'AbortError') throw error;
} finally {
  if (process.env.KEEP_SECOND_MARKET === undefined)
    rmSync(folder, { recursive: true, force: true });
  else console.log(`Kept in ${folder}`);
}
