import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserProof, isBrowserTest } from './browser-tests.ts';
import type { Reached } from './create-reach.ts';
import type { Mention } from './read-titles.ts';
import type { RecordedTest } from './recording/create-records.ts';

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
 * Why a test counts or does not: `recorded`: it was seen to run lines of the product, and passed;
 * `declarations`: it was seen to pass and reads what modules declare; `unrecorded`: no record of
 * it, or code has changed since; the others are those of a browser test.
 */
export type Proof = 'recorded' | 'declarations' | 'unrecorded' | BrowserProof;

/** A mention, what its test calls that no app runs, and whether it counts. */
export type Judged = Mention & { runs: boolean; unused: string[]; proof: Proof };

export interface Evidence {
  root: string;
  reach: (path: string, position: number) => Reached[];
  /** What was recorded of a test file. */
  recorded: (path: string) => readonly RecordedTest[] | undefined;
  browser: (mention: Mention) => BrowserProof;
}

/**
 * Judges a mention: a test counts if it calls code that an app runs, and none that no app runs, and
 * if no record says that it failed. Journeys run the apps themselves.
 */
export function judge(mention: Mention, { root, reach, recorded, browser }: Evidence): Judged {
  const isBrowser = isBrowserTest(mention.path);
  const proof = isBrowser ? browser(mention) : recordedProof(recorded(mention.path), mention);
  const isProven = proof !== 'failed' && proof !== 'nothing';
  if (mention.path.endsWith('.e2e.ts')) return { ...mention, runs: isProven, unused: [], proof };
  const path = join(root, mention.path);
  const reached = reach(path, positionOf(readFileSync(path, 'utf8'), mention.line));
  const unused = reached.filter(({ name, runs }) => !runs && !Object.hasOwn(publicEntries, name));
  return {
    ...mention,
    runs: isProven && reached.length > 0 && unused.length === 0,
    unused: unused.map(({ name }) => name),
    proof,
  };
}

function recordedProof(tests: readonly RecordedTest[] = [], { id }: Mention): Proof {
  const own = tests.filter(({ title }) => title.includes(`[${id}]`));
  if (own.length === 0) return 'unrecorded';
  if (own.some(({ passed }) => !passed)) return 'failed';
  return own.some(({ files }) => Object.keys(files).length > 0) ? 'recorded' : 'declarations';
}

/** Offset of a line. */
function positionOf(text: string, line: number): number {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return before + Math.max(0, lines[line - 1]?.search(/\S/) ?? 0);
}
