import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createBrowserProofs } from './browser-tests.ts';
import { compare } from './compare.ts';
import { createReach } from './create-reach.ts';
import { judge } from './judge.ts';
import { createNamedFiles } from './mutation/create-named-files.ts';
import { describe, mutate, survives } from './mutation/mutate.ts';
import { mutationReport } from './mutation/mutation-report.ts';
import { printCoverage } from './print-coverage.ts';
import { readRows } from './read-rows.ts';
import { readMentions } from './read-titles.ts';
import { createRecords } from './recording/create-records.ts';
import { record } from './recording/record.ts';
import { countTests, rowLines } from './row-lines.ts';
import { runningCode, sourceEntries } from './running-code.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lost: { type: 'boolean', default: false },
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    rows: { type: 'string', default: '60' },
    mutants: { type: 'string', default: '6' },
  },
});
const [requested, ...rest] = positionals;
const rows = readRows(root);
const mentions = readMentions(root);
const paths = [...new Set(mentions.map(({ path }) => path))];

if (requested === 'record') {
  const wanted = paths.filter(
    (path) => rest.length === 0 || rest.some((one) => path.startsWith(one)),
  );
  await record(root, wanted, console.log);
} else if (requested === 'mutate') await mutateRows();
else await check();

/** Tries mutants in rows, or in those of the ids and test files that are named. */
async function mutateRows() {
  const own = mentions.filter(
    ({ id, path }) => rest.length === 0 || rest.some((one) => one === id || path.startsWith(one)),
  );
  const reach = createReach({ root, runs: await runningCode(root), entries: sourceEntries(root) });
  const verdicts = await mutate({
    root,
    rows: rows.filter(({ id }) => own.some((mention) => mention.id === id)),
    mentions: own,
    records: createRecords(root).all(paths),
    seed: values.seed,
    limit: Number(values.rows),
    count: Number(values.mutants),
    named: createNamedFiles(root, reach),
    report: console.log,
  });
  for (const line of mutationReport(root, verdicts)) console.log(line);
  console.log(describe(verdicts));
  process.exitCode = verdicts.some(survives) ? 1 : 0;
}

async function check() {
  const runs = await runningCode(root);
  const reach = createReach({ root, runs, entries: sourceEntries(root) });
  const records = createRecords(root);
  const browser = createBrowserProofs(root);
  const evidence = { root, reach, recorded: records.of, browser };
  const judged = mentions.map((mention) => judge(mention, evidence));
  const { packages, unknown } = compare(rows, judged);
  const row = rows.find(({ id }) => id === requested);
  const isKnown = packages.some((one) => one.package === requested);
  if (requested !== undefined && !row && !isKnown) {
    const names = packages.map((coverage) => coverage.package).join(', ');
    console.error(`There is no package or row '${requested}'. Packages: ${names}.`);
    process.exitCode = 2;
    return;
  }
  const counts = countTests(records.all(paths).values());
  printCoverage({
    packages,
    judged,
    requested,
    onlyLost: values.lost,
    linesOf: (id) => rowLines(id, mentions, records.of, counts),
  });
  for (const { id, path, line } of unknown) {
    console.error(`${path}:${line}  there is no requirement ${id}`);
  }
  process.exitCode = unknown.length > 0 ? 1 : 0;
}
