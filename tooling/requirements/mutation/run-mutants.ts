import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limit } from '@mawkib/tooling-vitest/time-limits';
import { runVitest } from '../recording/run-vitest.ts';
import type { Chosen } from './choose-mutants.ts';
import type { Plan, PlannedMutant, PlannedRow, TestAttempts } from './plan.ts';

const here = dirname(fileURLToPath(import.meta.url));

/** What became of the mutants of a row. `unclear` says why there is no verdict. */
export interface Verdict {
  id: string;
  path: string;
  killed: PlannedMutant[];
  survived: PlannedMutant[];
  unclear?: string;
}

/** Tries the mutants of rows that have their tests in one workspace. */
export async function runMutants(root: string, folder: string, listed: Chosen): Promise<Verdict[]> {
  const before = await attempt(root, folder, { mode: 'reach', ...planOf(listed, listed.rows) });
  const chosen = { ...listed, rows: listed.rows.map((row) => reachedOf(row, before)) };
  const first = await attempt(root, folder, { mode: 'repeat', ...planOf(chosen, chosen.rows) });
  const verdicts = new Map(chosen.rows.map((row) => [row, verdictOf(row, first, chosen)]));
  // A test that fails when it is repeated has a process of its own for each mutant.
  let again = chosen.rows.filter((row) => verdicts.get(row)?.unclear === notRepeatable);
  const rest = again.map((row) => ({ row, verdict: emptyVerdict(row) }));
  for (const { row, verdict } of rest) verdicts.set(row, verdict);
  // Turn -1 has no mutant: a test that fails then has no verdict.
  for (let turn = -1; again.length > 0; turn += 1) {
    const rows = again.map((row) => ({
      ...row,
      mutants: turn < 0 ? [] : row.mutants.slice(turn, turn + 1),
    }));
    const results = await attempt(root, folder, { mode: 'once', ...planOf(chosen, rows) });
    if (turn < 0) {
      for (const { row, verdict } of rest) {
        const states = attemptsOf(row, results).flatMap((one) => one.states);
        const passes = states.length > 0 && states.every(({ passed }) => passed);
        if (!passes) verdict.unclear = 'fails without a mutant';
      }
      again = again.filter((row) => !verdicts.get(row)?.unclear);
      continue;
    }
    for (const [at, row] of again.entries()) {
      const mutant = chosen.mutants.find(({ number }) => number === rows[at]?.mutants[0]);
      const found = rest.find((one) => one.row === row)?.verdict;
      if (!mutant || !found) continue;
      const states = attemptsOf(row, results).flatMap((one) => one.states);
      if (states.length === 0) continue;
      const killed = states.some(({ passed }) => !passed);
      found[killed ? 'killed' : 'survived'].push(mutant);
    }
    again = again.filter((row) => row.mutants.length > turn + 1);
  }
  return [...verdicts.values()];
}

const notRepeatable = 'fails when it is repeated';

const emptyVerdict = ({ id, path }: PlannedRow): Verdict => ({
  id,
  path,
  killed: [],
  survived: [],
});

function planOf({ mutants }: Chosen, rows: readonly PlannedRow[]): Omit<Plan, 'mode'> {
  const used = new Set(rows.flatMap((row) => row.mutants));
  return { tests: [...rows], mutants: mutants.filter(({ number }) => used.has(number)) };
}

const attemptsOf = ({ id, path }: PlannedRow, attempts: readonly TestAttempts[]) =>
  attempts.filter((one) => one.path === path && one.ids.includes(id));

/** A row with the first mutants that its tests reach: nobody can notice one in code that did not run. */
function reachedOf(row: PlannedRow, attempts: readonly TestAttempts[]): PlannedRow {
  const reached = new Set(attemptsOf(row, attempts).flatMap((one) => one.reached));
  const mutants = row.mutants.filter((number) => reached.has(number)).slice(0, row.wanted);
  return { ...row, mutants };
}

/** A mutant is killed if a test of the row fails with it; all must pass without. */
function verdictOf(row: PlannedRow, attempts: readonly TestAttempts[], chosen: Chosen): Verdict {
  const verdict = emptyVerdict(row);
  if (row.mutants.length === 0) return { ...verdict, unclear: 'its test reaches no mutant' };
  const own = attemptsOf(row, attempts);
  if (own.length === 0) return { ...verdict, unclear: 'its test did not run, or not to its end' };
  const plain = own.map(({ states }) => states.filter((one) => one.mutant === undefined));
  if (plain.some(([first]) => !first?.passed))
    return { ...verdict, unclear: 'fails without a mutant' };
  if (plain.some((turns) => turns.some(({ passed }) => !passed))) {
    return { ...verdict, unclear: notRepeatable };
  }
  for (const number of row.mutants) {
    const mutant = chosen.mutants.find((one) => one.number === number);
    const killed = own.some(({ states }) =>
      states.some((one) => one.mutant === number && !one.passed),
    );
    if (mutant) verdict[killed ? 'killed' : 'survived'].push(mutant);
  }
  return verdict;
}

async function attempt(root: string, folder: string, plan: Plan): Promise<TestAttempts[]> {
  const place = mkdtempSync(join(tmpdir(), 'mawkib-mutants-'));
  const [input, output] = [join(place, 'plan.json'), join(place, 'attempts.jsonl')];
  writeFileSync(input, JSON.stringify(plan));
  const ids = [...new Set(plan.tests.map(({ id }) => id))];
  await runVitest(root, {
    folder,
    files: [...new Set(plan.tests.map(({ path }) => relative(folder, path)))],
    titles: `\\[(?:${ids.join('|')})\\]`,
    setup: join(here, 'mutants.setup.ts'),
    plugin: join(here, 'mutants.plugin.ts'),
    // With a mutant a test often waits in vain, each time until this limit (times the machine's factor).
    env: { MAWKIB_MUTANTS: input, MAWKIB_RESULTS: output, MAWKIB_WAIT: '2000' },
    milliseconds: 300_000 + limit(20_000) * plan.mutants.length,
  });
  const lines = existsSync(output) ? readFileSync(output, 'utf8').trim().split('\n') : [];
  rmSync(place, { recursive: true });
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}
