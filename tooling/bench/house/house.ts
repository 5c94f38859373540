import { join } from 'node:path';
import { type Project, readProject } from '@mawkib/check/project';
import { report } from '../report.ts';
import { countChanges } from './count-changes.ts';

import { countSyntax } from './count-syntax.ts';
import { findCircles } from './find-circles.ts';
import { linesOf, productFiles } from './product-files.ts';
import { unusedExports } from './unused-exports.ts';

/** Circles of files; without type imports, those that run. */
function circles(project: Project, withTypes: boolean): string[][] {
  const edges = new Map(
    productFiles(project).map(({ path, imports }) => [
      path,
      imports
        .filter(({ typeOnly, dynamic }) => (withTypes || !typeOnly) && !dynamic)
        .flatMap(({ specifier }) => project.resolve(path, specifier) ?? []),
    ]),
  );
  return findCircles(edges);
}

const largest = (counts: ReadonlyMap<string, number>): [string, number] =>
  [...counts].sort(([, a], [, b]) => b - a)[0] ?? ['', 0];

const ratio = (count: number, lines: number) => Math.round((count / lines) * 100_000) / 100;

interface Line {
  what: string;
  now: number;
  goal: number;
  /** Where the figure is from. */
  at: string;
}

/** Measures the shape of the code, with a goal for each figure. `--list` names what is counted. */
export async function run(args: readonly string[]): Promise<void> {
  const project = readProject(join(import.meta.dirname, '..', '..', '..'));
  const files = productFiles(project);
  const lines = files.reduce((sum, { text }) => sum + linesOf(text), 0);
  const syntax = files.map(({ path, text }) => countSyntax(path, text));
  const long = syntax
    .flatMap(({ functions }) => functions)
    .filter((one) => one.lines > 100)
    .sort((a, b) => b.lines - a.lines);
  const short = files.filter(({ text }) => linesOf(text) < 20);
  const running = circles(project, false);
  const typed = circles(project, true).filter(
    (circle) => !running.some((one) => one.every((path) => circle.includes(path))),
  );
  const changes = countChanges(project);
  const calls = changes.perCall.sort((a, b) => a - b);
  const [screen, screenFiles] = largest(changes.perScreen);
  const [provider, providerFiles] = largest(changes.perProvider);
  const blocks = [...changes.perBlock.values()].sort((a, b) => a - b);
  const unused = unusedExports(project);
  const sum = (key: 'anys' | 'nonNull' | 'suppressions') =>
    syntax.reduce((total, one) => total + one[key], 0);

  const table: Line[] = [
    { what: 'circles of files that run', now: running.length, goal: 0, at: running[0]?.[0] ?? '' },
    { what: 'circles of types only', now: typed.length, goal: 10, at: typed[0]?.[0] ?? '' },
    { what: '`any` per 1,000 lines', now: ratio(sum('anys'), lines), goal: 0.1, at: '' },
    {
      what: 'suppressions per 1,000 lines',
      now: ratio(sum('suppressions'), lines),
      goal: 0.5,
      at: '',
    },
    { what: 'non-null assertions', now: sum('nonNull'), goal: 15, at: '' },
    { what: 'functions above 100 lines', now: long.length, goal: 15, at: long[0]?.place ?? '' },
    { what: 'files below 20 lines', now: short.length, goal: 250, at: `of ${files.length}` },
    {
      what: 'files for a call (median)',
      now: calls[Math.floor(calls.length / 2)] ?? 0,
      goal: 3,
      at: `of ${calls.length}`,
    },
    { what: 'files for a staff screen (most)', now: screenFiles, goal: 8, at: screen },
    { what: 'files that name a provider (most)', now: providerFiles, goal: 6, at: provider },
    {
      what: 'files of a block (median)',
      now: blocks[Math.floor(blocks.length / 2)] ?? 0,
      goal: 4,
      at: `of ${blocks.length}`,
    },
    {
      what: 'exported names without a user',
      now: [...unused.values()].flat().length,
      goal: 40,
      at: [...unused.keys()][0] ?? '',
    },
    {
      what: 'stops of the title walk',
      now: changes.titleWalk,
      goal: 45,
      at: 'docs/architecture.md',
    },
  ];
  report('house', {
    [`The shape of ${lines} lines of product`]: table.map((line) => ({
      ...line,
      holds: line.now <= line.goal ? 'yes' : 'no',
    })),
  });
  if (args.includes('--list')) {
    for (const { place, lines: count } of long) console.log(`${count} lines  ${place}`);
    for (const [specifier, names] of unused) console.log(`${specifier}: ${names.join(' ')}`);
    for (const circle of typed) console.log(`types: ${circle.join(' ')}`);
  }
}
