import type { Coverage } from './compare.ts';
import type { Judged, Proof } from './judge.ts';
import type { Row } from './read-rows.ts';

interface Printed {
  packages: readonly Coverage[];
  judged: readonly Judged[];
  /** A package, to list its rows, or a row. */
  requested: string | undefined;
  onlyLost: boolean;
  linesOf: (id: string) => string[];
}

/** Prints how many rows of each package are covered, or the rows of one with tests and lines. */
export function printCoverage({ packages, judged, requested, onlyLost, linesOf }: Printed): void {
  const isPackage = packages.some((one) => one.package === requested);
  const shown = packages
    .map((one) => (requested === undefined || isPackage ? one : onlyRow(one, requested)))
    .filter((one) => (isPackage ? one.package === requested : rowCount(one) > 0));
  for (const coverage of shown) {
    if (requested !== undefined && !onlyLost) printRows(coverage, judged, linesOf);
    else if (onlyLost) printLost(coverage.lost, judged);
  }
  if (requested !== undefined && !isPackage) return;
  for (const coverage of shown) {
    const lost = coverage.lost.length;
    const note = lost > 0 ? `  ${lost} more have tests that do not count` : '';
    console.log(
      `${coverage.package.padEnd(8)} ${share(coverage.covered.length, rowCount(coverage))}${note}`,
    );
  }
  if (requested !== undefined) return;
  const covered = shown.flatMap((coverage) => coverage.covered);
  const all = shown.reduce((sum, coverage) => sum + rowCount(coverage), 0);
  const lost = shown.reduce((sum, coverage) => sum + coverage.lost.length, 0);
  const note = lost > 0 ? `  ${lost} more (--lost lists them)` : '';
  console.log(`${'all'.padEnd(8)} ${share(covered.length, all)}${note}`);
  printProofs(covered, judged);
}

const rowCount = ({ covered, missing }: Coverage) => covered.length + missing.length;

const onlyRow = (coverage: Coverage, id: string): Coverage => {
  const keep = (rows: Row[]) => rows.filter((row) => row.id === id);
  const { covered, missing, lost } = coverage;
  return { ...coverage, covered: keep(covered), missing: keep(missing), lost: keep(lost) };
};

function share(covered: number, all: number) {
  const percent = all === 0 ? 0 : Math.floor((covered / all) * 100);
  return `${String(covered).padStart(4)} of ${String(all).padStart(4)}  ${String(percent).padStart(3)} %`;
}

/** From the strongest proof to the weakest. */
const proofs: readonly [Proof, string][] = [
  ['recorded', 'by a test that was recorded on lines of the product'],
  ['passed', 'by a journey that passed in the last run'],
  ['declarations', 'by a recorded test that only reads what modules declare'],
  [
    'structure',
    'by a journey or story that opens a page and expects something; no run is recorded',
  ],
  ['unrecorded', 'by a test without a current record: pnpm requirements record'],
];

/** How the covered rows are proven, each by its strongest test. */
function printProofs(covered: readonly Row[], judged: readonly Judged[]) {
  const best = covered.map(({ id }) => {
    const own = judged.filter((one) => one.id === id && one.runs).map(({ proof }) => proof);
    return proofs.find(([proof]) => own.includes(proof))?.[0];
  });
  for (const [proof, text] of proofs) {
    const count = best.filter((one) => one === proof).length;
    if (count > 0) console.log(`${String(count).padStart(13)} ${text}`);
  }
}

function printRows(coverage: Coverage, judged: readonly Judged[], linesOf: Printed['linesOf']) {
  const { covered, missing, lost } = coverage;
  for (const { id, requirement } of covered) {
    console.log(`✓ ${id}  ${requirement}`);
    for (const { path, line, proof } of judged.filter((one) => one.id === id && one.runs)) {
      console.log(`    ${path}:${line}  ${proof}`);
    }
    for (const lines of linesOf(id)) console.log(`      ${lines}`);
  }
  for (const row of missing) {
    if (!lost.includes(row)) console.log(`· ${row.id}  ${row.requirement}  (${row.area})`);
  }
  printLost(lost, judged);
}

function printLost(lost: readonly Row[], judged: readonly Judged[]) {
  for (const { id, requirement } of lost) {
    console.log(`✗ ${id}  ${requirement}`);
    for (const { path, line, proof, unused } of judged.filter((one) => one.id === id)) {
      console.log(`    ${path}:${line}  ${reason(proof, unused)}`);
    }
  }
}

function reason(proof: Proof, unused: readonly string[]): string {
  if (proof === 'failed') return 'failed when it was last run';
  if (proof === 'nothing') return 'opens no page or expects nothing';
  return `no app runs ${unused.join(', ') || 'anything that it calls'}`;
}
