import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Coverage, compare } from './compare.ts';
import { readRows } from './read-rows.ts';
import { readMentions } from './read-titles.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const [asked] = process.argv.slice(2);
const mentions = readMentions(root);
const { packages, unknown } = compare(readRows(root), mentions);

function share(covered: number, all: number) {
  const percent = all === 0 ? 0 : Math.floor((covered / all) * 100);
  return `${String(covered).padStart(4)} of ${String(all).padStart(4)}  ${String(percent).padStart(3)} %`;
}

function printRows({ covered, missing }: Coverage) {
  for (const { id, requirement } of covered) {
    const where = mentions.find((mention) => mention.id === id);
    console.log(`✓ ${id}  ${requirement}\n    ${where?.path}:${where?.line}`);
  }
  for (const { id, area, requirement } of missing) {
    console.log(`· ${id}  ${requirement}  (${area})`);
  }
}

const shown = packages.filter((coverage) => asked === undefined || coverage.package === asked);
if (shown.length === 0) {
  const names = packages.map((coverage) => coverage.package).join(', ');
  console.error(`There is no package '${asked}' in the requirements. Packages: ${names}.`);
  process.exit(2);
}

if (asked !== undefined) shown.forEach(printRows);
for (const { package: name, covered, missing } of shown) {
  console.log(`${name.padEnd(8)} ${share(covered.length, covered.length + missing.length)}`);
}
if (asked === undefined) {
  const covered = shown.reduce((sum, coverage) => sum + coverage.covered.length, 0);
  const all = shown.reduce((sum, coverage) => sum + coverage.missing.length, covered);
  console.log(`${'all'.padEnd(8)} ${share(covered, all)}`);
}

for (const { id, path, line } of unknown) {
  console.error(`${path}:${line}  there is no requirement ${id}`);
}
process.exitCode = unknown.length > 0 ? 1 : 0;
