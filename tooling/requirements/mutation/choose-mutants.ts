import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mention } from '../read-titles.ts';
import type { RecordedTest } from '../recording/create-records.ts';
import { countTests } from '../row-lines.ts';
import type { Nearness } from './create-named-files.ts';
import { findMutants, type Mutant } from './find-mutants.ts';
import type { PlannedMutant, PlannedRow } from './plan.ts';

/** Recorded tests by their file. */
export type Records = ReadonlyMap<string, readonly RecordedTest[]>;

/** How many mutants are listed for each that is tried. */
const spares = 5;
/** A step away from the test, or a mutant before it in its line, counts as four times the tests. */
const step = Math.log2(4);

export interface Chosen {
  rows: PlannedRow[];
  mutants: PlannedMutant[];
}

export interface Choice {
  /** Mutants of each row. */
  count: number;
  random: () => number;
  /** Modules that a test imports and handlers of calls that it makes are near. */
  named: (mention: Mention) => Nearness;
}

/**
 * Lists mutants of each row in the lines that its tests ran. Those come first that few labelled tests
 * run, since a line of the server's start says nothing about a row, and that are in a file which the
 * test names, then which such a file imports, then which only helpers name. The list is longer than
 * the count, since a line that ran may have parts that did not.
 */
export function chooseMutants(
  root: string,
  ids: readonly string[],
  mentions: readonly Mention[],
  records: Records,
  { count, random, named }: Choice,
): Chosen {
  const shares = countTests(records.values());
  const known = new Map<string, Mutant[]>();
  const mutantsOf = (path: string): Mutant[] => {
    const before = known.get(path) ?? findMutants(path, readFileSync(join(root, path), 'utf8'));
    known.set(path, before);
    return before;
  };
  const numbers = new Map<Mutant, PlannedMutant>();
  const numbered = (mutant: Mutant, path: string): PlannedMutant => {
    const one = numbers.get(mutant) ?? { ...mutant, path, number: numbers.size };
    numbers.set(mutant, one);
    return one;
  };

  const rows = ids.flatMap((id): PlannedRow[] => {
    const candidates = mentions
      .filter((mention) => mention.id === id)
      .flatMap((mention) => {
        const { path } = mention;
        const nearness = named(mention);
        return testsOf(records, path, id).flatMap((test) =>
          Object.entries(test.files).flatMap(([file, lines]) => {
            if (/^tooling\/|\.generated\./.test(file)) return [];
            const ran = new Set(lines);
            return mutantsOf(file)
              .filter(({ line }) => ran.has(line))
              .map((mutant) => {
                const share = Math.ceil(Math.log2(shares.get(`${file}:${mutant.line}`) ?? 1));
                const rank = nearness(file) * step + share + random();
                return { mutant, file, path, rank };
              });
          }),
        );
      })
      .sort((a, b) => a.rank - b.rank);
    // Each of the row's test files tries its share.
    const tried = [...new Set(candidates.map(({ path }) => path))].slice(0, count);
    return tried.map((path) => {
      const own = candidates.filter((one) => one.path === path);
      const chosen = spread(
        [...new Map(own.map((one) => [one.mutant, one]))].map(([, one]) => one),
      );
      const wanted = Math.ceil(count / tried.length);
      const mutants = chosen
        .slice(0, wanted * spares)
        .map(({ mutant, file }) => numbered(mutant, file));
      return { id, path, wanted, mutants: mutants.map(({ number }) => number) };
    });
  });
  return { rows, mutants: [...numbers.values()] };
}

interface Candidate {
  mutant: Mutant;
  file: string;
  rank: number;
}

/** Other lines come before a second mutant of one, unless many more tests run them. */
function spread(candidates: readonly Candidate[]): Candidate[] {
  const counts = new Map<string, number>();
  const ranked = candidates.map((one) => {
    const line = `${one.file}:${one.mutant.line}`;
    const before = counts.get(line) ?? 0;
    counts.set(line, before + 1);
    return { ...one, rank: one.rank + before * step };
  });
  return ranked.sort((a, b) => a.rank - b.rank);
}

/** The passed tests of a file that have an id. */
export function testsOf(records: Records, path: string, id: string): readonly RecordedTest[] {
  const tests = records.get(path) ?? [];
  return tests.filter(({ title, passed }) => passed && title.includes(`[${id}]`));
}
