import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Mention } from './read-titles.ts';
import { type Node, namesIn, readModule } from './source-module.ts';

/** Tests in a browser: journeys of Playwright, and stories that play. */
export const isBrowserTest = (path: string): boolean => /\.(?:e2e\.ts|stories\.tsx)$/.test(path);

/** `passed` and `failed` say what the last run recorded, `structure` that there is none. */
export type BrowserProof = 'passed' | 'failed' | 'structure' | 'nothing';

/**
 * What a browser test proves: the verdict of the last run of the journeys (`pnpm e2e`) that began
 * after the file's last change; without one, its structure: it opens a page or plays a story, and
 * expects something, in itself or in a function of its file.
 */
export function createBrowserProofs(root: string) {
  const passed = readReport(join(root, 'tooling/e2e/test-results/e2e.json'));
  return (mention: Mention): BrowserProof => {
    const path = join(root, mention.path);
    const before = passed && statSync(path).mtimeMs < passed.began;
    const verdict = before ? passed.titles.get(mention.title) : undefined;
    if (verdict !== undefined) return verdict ? 'passed' : 'failed';
    return expects(path, mention) ? 'structure' : 'nothing';
  };
}

/** Whether the statement of a test, or a function of the file that it calls, expects something. */
function expects(path: string, { start }: Mention): boolean {
  const { body } = readModule(path);
  const statement = body.find((one) => one.start <= start && start < one.end);
  if (!statement) return false;
  const [drives] = path.endsWith('.e2e.ts') ? [/^(?:page|browser|request|context)/] : [/^play$/];
  const used = names(statement);
  const called = body.filter(
    (one) => one !== statement && declaredNames(one).some((name) => used.has(name)),
  );
  const all = [used, ...called.map(names)];
  return (
    [...used].some((name) => drives?.test(name)) &&
    all.some((some) => [...some].some((name) => /^expect/.test(name)))
  );
}

/** Every name of a statement, the keys of its objects among them. */
function names(statement: Node): Set<string> {
  const found = namesIn(statement);
  JSON.stringify(statement, (key, value) => {
    if (key === 'key' && typeof value?.name === 'string') found.add(value.name);
    return value;
  });
  return found;
}

function declaredNames(statement: Node): string[] {
  const declaration = (statement.declaration as Node | null | undefined) ?? statement;
  const parts = (declaration.declarations ?? [declaration]) as Node[];
  return parts.flatMap(({ id }) => ((id as Node | null)?.name as string | undefined) ?? []);
}

type Suite = { suites?: Suite[]; specs?: { title: string; ok: boolean }[] };

/** Whether each title of a run passed on all of its screens, and when the run began. */
function readReport(path: string) {
  if (!existsSync(path)) return undefined;
  const report = JSON.parse(readFileSync(path, 'utf8')) as Suite & { stats: { startTime: string } };
  const titles = new Map<string, boolean>();
  const visit = ({ suites = [], specs = [] }: Suite) => {
    for (const { title, ok } of specs) titles.set(title, ok && (titles.get(title) ?? true));
    suites.forEach(visit);
  };
  visit(report);
  return { titles, began: Date.parse(report.stats.startTime) };
}
