import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reached } from './create-reach.ts';
import { publicEntries } from './public-entries.ts';
import type { Mention } from './read-titles.ts';

/**
 * A mention, and what its test calls that no app runs; `runs` is true if it calls something and all
 * of it runs.
 */
export type Judged = Mention & { runs: boolean; unused: string[] };

/** Browser journeys and audits run the apps themselves. */
const drivesApps = /^tooling\/e2e\//;

/** Judges mentions: a test counts if it calls code that an app runs, and none that no app runs. */
export function judge(
  mention: Mention,
  root: string,
  reach: (path: string, position: number) => Reached[],
): Judged {
  if (drivesApps.test(mention.path)) return { ...mention, runs: true, unused: [] };
  const path = join(root, mention.path);
  const reached = reach(path, positionOf(readFileSync(path, 'utf8'), mention.line));
  const unused = reached.filter(({ name, runs }) => !runs && !Object.hasOwn(publicEntries, name));
  return {
    ...mention,
    runs: reached.length > 0 && unused.length === 0,
    unused: unused.map(({ name }) => name),
  };
}

/** Offset of a line. */
function positionOf(text: string, line: number): number {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return before + Math.max(0, lines[line - 1]?.search(/\S/) ?? 0);
}
