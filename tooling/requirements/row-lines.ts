import type { Mention } from './read-titles.ts';
import type { RecordedTest } from './recording/create-records.ts';

/** A line that more labelled tests than this run says nothing about one row. */
const maxTests = 8;
const files = 3;

/** How many recorded tests run each line, by `path:line`. */
export function countTests(records: Iterable<readonly RecordedTest[]>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tests of records) {
    for (const test of tests) {
      for (const [file, lines] of Object.entries(test.files)) {
        for (const line of lines) {
          counts.set(`${file}:${line}`, (counts.get(`${file}:${line}`) ?? 0) + 1);
        }
      }
    }
  }
  return counts;
}

/**
 * The lines that implement a row: what its tests run and at most eight labelled tests do, of the
 * three files with most of them, as `packages/core/src/money/money.ts:12-18,40`.
 */
export function rowLines(
  id: string,
  mentions: readonly Mention[],
  recorded: (path: string) => readonly RecordedTest[] | undefined,
  counts: ReadonlyMap<string, number>,
): string[] {
  const own = new Map<string, Set<number>>();
  for (const path of new Set(mentions.filter((one) => one.id === id).map((one) => one.path))) {
    for (const test of recorded(path) ?? []) {
      if (!test.title.includes(`[${id}]`)) continue;
      for (const [file, lines] of Object.entries(test.files)) {
        const rare = lines.filter((line) => (counts.get(`${file}:${line}`) ?? 0) <= maxTests);
        own.set(file, new Set([...(own.get(file) ?? []), ...rare]));
      }
    }
  }
  return [...own]
    .filter(([, lines]) => lines.size > 0)
    .sort(([, a], [, b]) => b.size - a.size)
    .slice(0, files)
    .map(([file, lines]) => `${file}:${ranges([...lines].sort((a, b) => a - b))}`);
}

/** `1-3,7` of 1, 2, 3 and 7. */
function ranges(lines: readonly number[]): string {
  const found: [number, number][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && line <= last[1] + 1) last[1] = line;
    else found.push([line, line]);
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}
