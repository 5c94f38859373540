import type { Row } from '../read-rows.ts';
import type { Mention } from '../read-titles.ts';
import { type Choice, chooseMutants, type Records, testsOf } from './choose-mutants.ts';
import { runMutants, type Verdict } from './run-mutants.ts';
import { seededRandom } from './seeded-random.ts';

export interface MutationOptions {
  root: string;
  rows: readonly Row[];
  mentions: readonly Mention[];
  records: Records;
  seed: string;
  /** How many rows, and mutants of each. */
  limit: number;
  count: number;
  named: Choice['named'];
  report: (line: string) => void;
}

/** Tries mutants in the recorded lines of rows that the seed chooses, or of all given if fewer. */
export async function mutate(options: MutationOptions): Promise<Verdict[]> {
  const { root, rows, mentions, records, seed, limit, count, named, report } = options;
  const random = seededRandom(seed);
  const recorded = rows.filter(({ id }) =>
    mentions.some((mention) => mention.id === id && testsOf(records, mention.path, id).length > 0),
  );
  const ids = recorded
    .map(({ id }) => ({ id, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, limit)
    .map(({ id }) => id);
  report(`Seed ${seed}: ${ids.length} of ${recorded.length} recorded rows, ${count} mutants each`);
  const choice = { count, random, named };
  const { rows: planned, mutants } = chooseMutants(root, ids, mentions, records, choice);
  const byFolder = Object.groupBy(planned, ({ path }) => path.split('/').slice(0, 2).join('/'));
  const verdicts: Verdict[] = [];
  for (const [folder, own = []] of Object.entries(byFolder)) {
    const found = await runMutants(root, folder, { rows: own, mutants });
    verdicts.push(...found);
    report(`${folder}: ${describe(found)}`);
  }
  return Object.values(Object.groupBy(verdicts, ({ id }) => id)).flatMap(merged);
}

/** One verdict of a row that has tests in several files. */
function merged(verdicts: Verdict[] = []): Verdict[] {
  const judged = verdicts.filter(({ unclear }) => !unclear);
  const [first] = judged;
  if (!first) return verdicts.slice(0, 1);
  const killed = judged.flatMap((one) => one.killed);
  const survived = judged.flatMap((one) => one.survived);
  return [{ ...first, path: judged.map(({ path }) => path).join(' '), killed, survived }];
}

/** `31 rows, 140 of 186 mutants noticed, 2 rows survive`. */
export function describe(verdicts: readonly Verdict[]): string {
  const judged = verdicts.filter(({ unclear }) => !unclear);
  const killed = judged.reduce((sum, one) => sum + one.killed.length, 0);
  const all = judged.reduce((sum, one) => sum + one.survived.length, killed);
  const survive = judged.filter(survives).length;
  const unclear = verdicts.length - judged.length;
  const note = unclear > 0 ? `, ${unclear} rows without a verdict` : '';
  return `${judged.length} rows, ${killed} of ${all} mutants noticed, ${survive} rows survive${note}`;
}

/** A row survives if its tests notice less than half of its mutants. */
export const survives = ({ killed, survived, unclear }: Verdict): boolean =>
  !unclear && killed.length < survived.length;
