import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listChecks, selectChecks } from './checks.ts';
import { changedFiles } from './project/changed-files.ts';
import { type Result, runChecks } from './run-checks.ts';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const { values, positionals } = parseArgs({
  // pnpm passes on the `--` of `pnpm check -- --changed`.
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: { changed: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const checks = listChecks(root, values.changed ? changedFiles(root) : undefined);

/** `pnpm check types rules` runs only those and the checks they need; a first word is enough. */
function select(requested: string[]) {
  const matches = (name: string, word: string) => name === word || name.startsWith(`${word} `);
  const unknown = requested.filter((word) => !checks.some(({ name }) => matches(name, word)));
  if (unknown.length > 0) {
    const known = new Set(checks.map(({ name }) => name.split(' ')[0]));
    console.error(`There is no check '${unknown.join("', '")}'. Checks: ${[...known].join(', ')}.`);
    process.exit(2);
  }
  return selectChecks(checks, requested);
}

function report({ name, ok, seconds, output }: Result) {
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (!ok) console.log(`${output.replace(/^/gm, '  ')}\n`);
}

const started = performance.now();
const results = await runChecks(select(positionals), 2, report);
const failed = results.filter(({ ok }) => !ok);

mkdirSync(join(here, 'test-results'), { recursive: true });
const failures = failed.map(({ name }) => name);
const numbers = { passed: results.length - failed.length, failed: failed.length, failures };
writeFileSync(join(here, 'test-results', 'check.json'), JSON.stringify(numbers));

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  failed.length === 0
    ? `All ${results.length} checks passed (${seconds} s).`
    : `${failed.length} of ${results.length} checks failed (${seconds} s): ${failures.join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
