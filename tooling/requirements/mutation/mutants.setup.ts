import { appendFileSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, type RunnerTestCase } from 'vitest';
import type { Attempt, Plan, TestAttempts } from './plan.ts';

/**
 * Loaded before each test file of a mutation run. A test runs once as it is, and says which mutants
 * it reaches. In a second run it runs twice as it is, then once with each of its mutants, then as it
 * is again; or, where a second run of it fails by itself, once with the mutant of this run.
 */
const {
  MAWKIB_MUTANTS: place = '',
  MAWKIB_RESULTS: output = '',
  MAWKIB_ROOT: root = '',
} = process.env;
const { tests, mode }: Plan = JSON.parse(readFileSync(place, 'utf8'));
const idsOf = (title: string) => [...title.matchAll(/\[([A-Z]-\d+-\d+)\]/g)].map(([, id]) => id);

/** Which mutant is active in each attempt. */
const attempts = new Map<RunnerTestCase, (number | undefined)[]>();
const counts = new Map<RunnerTestCase, number>();
const maxHits = 200_000;
let active: number | undefined;
let hits = 0;
let current: Set<number> | undefined;
const reached = new Map<RunnerTestCase, Set<number>>();

Object.assign(globalThis, {
  __mutant(number: number) {
    current?.add(number);
    if (number !== active) return false;
    hits += 1;
    if (hits > maxHits) throw new Error(`Mutant ${number} does not end.`);
    return true;
  },
});

type Task = { type: string; tasks?: Task[] };

function testsIn(task: Task): RunnerTestCase[] {
  return task.type === 'test' ? [task as RunnerTestCase] : (task.tasks ?? []).flatMap(testsIn);
}

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the first argument.
beforeAll(({}, file) => {
  for (const test of testsIn(file as unknown as Task)) {
    const ids = idsOf(test.name);
    const mutants = tests
      .filter(({ id, path }) => ids.includes(id) && `${root}/${path}` === test.file.filepath)
      .flatMap((one) => one.mutants);
    if (mode === 'repeat' && mutants.length === 0) continue;
    const turns = {
      reach: [undefined],
      repeat: [undefined, undefined, ...mutants, undefined],
      once: [mutants[0]],
    }[mode];
    attempts.set(test, turns);
    Object.assign(test, { repeats: turns.length - 1 });
  }
});

beforeEach(({ task }) => {
  const test = task as RunnerTestCase;
  const count = counts.get(test) ?? 0;
  counts.set(test, count + 1);
  active = attempts.get(test)?.[count];
  hits = 0;
  current = reached.get(test) ?? new Set();
  reached.set(test, current);
});

afterEach(() => {
  current = undefined;
});

afterAll(() => {
  active = undefined;
  for (const [test, turns] of attempts) {
    const results = test.result?.attempts ?? [];
    const states = turns.map((mutant, at): Attempt => {
      return { mutant, passed: results[at]?.state === 'pass' };
    });
    const line: TestAttempts = {
      path: test.file.filepath.slice(root.length + 1),
      ids: idsOf(test.name).map(String),
      states,
      reached: [...(reached.get(test) ?? [])],
    };
    appendFileSync(output, `${JSON.stringify(line)}\n`);
  }
});
