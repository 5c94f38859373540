import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reached } from './create-reach.ts';
import type { Mention } from './read-titles.ts';

/**
 * Exports that count although no app calls them, since a market's code imports them or an operator
 * runs them; each with the reason. Do not add one that an app should call.
 */
const publicEntries: Readonly<Record<string, string>> = {
  'packages/blocks/src/model/definition/field.ts fieldTypes':
    'The names that the templates of a market’s own blocks choose from; the apps use its type.',
  'packages/ui/src/styles/breakpoints.ts breakpoints':
    'Widths for a market’s own components; the style sheets have the same numbers.',
  'packages/services/src/audit/verify-audit-log.ts verifyAuditLog':
    'Checks a stored audit log from outside; tests use it on what the services wrote.',
};

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
