import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Coverage, compare } from './compare.ts';
import { createReach } from './create-reach.ts';
import { judge } from './judge.ts';
import { readRows } from './read-rows.ts';
import { readMentions } from './read-titles.ts';
import { runningCode, sourceEntries } from './running-code.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lost: { type: 'boolean', default: false } },
});
const [requested] = positionals;
const runs = await runningCode(root);
const reach = createReach({ root, runs, entries: sourceEntries(root) });
const mentions = readMentions(root).map((mention) => judge(mention, root, reach));
const { packages, unknown } = compare(readRows(root), mentions);

function share(covered: number, all: number) {
  const percent = all === 0 ? 0 : Math.floor((covered / all) * 100);
  return `${String(covered).padStart(4)} of ${String(all).padStart(4)}  ${String(percent).padStart(3)} %`;
}

function printRows({ covered, missing, lost }: Coverage) {
  for (const { id, requirement } of covered) {
    const where = mentions.find((mention) => mention.id === id && mention.runs);
    console.log(`✓ ${id}  ${requirement}\n    ${where?.path}:${where?.line}`);
  }
  for (const row of missing) {
    if (!lost.includes(row)) console.log(`· ${row.id}  ${row.requirement}  (${row.area})`);
  }
  printLost(lost);
}

function printLost(lost: Coverage['lost']) {
  for (const { id, requirement } of lost) {
    console.log(`✗ ${id}  ${requirement}`);
    for (const mention of mentions.filter((one) => one.id === id)) {
      const why = mention.unused.join(', ') || 'nothing of the product';
      console.log(`    ${mention.path}:${mention.line}  no app runs ${why}`);
    }
  }
}

const shown = packages.filter(
  (coverage) => requested === undefined || coverage.package === requested,
);
if (shown.length === 0) {
  const names = packages.map((coverage) => coverage.package).join(', ');
  console.error(`There is no package '${requested}' in the requirements. Packages: ${names}.`);
  process.exit(2);
}

if (values.lost) for (const { lost } of shown) printLost(lost);
else if (requested !== undefined) shown.forEach(printRows);
for (const { package: name, covered, missing, lost } of shown) {
  const note = lost.length > 0 ? `  ${lost.length} more are tested on code that no app runs` : '';
  console.log(`${name.padEnd(8)} ${share(covered.length, covered.length + missing.length)}${note}`);
}
if (requested === undefined) {
  const covered = shown.reduce((sum, coverage) => sum + coverage.covered.length, 0);
  const all = shown.reduce((sum, coverage) => sum + coverage.missing.length, covered);
  const lost = shown.reduce((sum, coverage) => sum + coverage.lost.length, 0);
  const note = lost > 0 ? `  ${lost} more (--lost lists them)` : '';
  console.log(`${'all'.padEnd(8)} ${share(covered, all)}${note}`);
}

for (const { id, path, line } of unknown) {
  console.error(`${path}:${line}  there is no requirement ${id}`);
}
process.exitCode = unknown.length > 0 ? 1 : 0;
