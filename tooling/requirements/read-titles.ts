import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export type Mention = { id: string; path: string; line: number };

const ids = /((?:\s*\[[A-Z]-\d+-\d+\])+)\s*$/;

/**
 * The ids at the ends of test titles. A title is a single-line string that ends in one or more ids
 * in brackets: `'a plate is folded [S-5-03] [S-5-04]'`.
 */
export function mentionsIn(path: string, text: string): Mention[] {
  const found: Mention[] = [];
  text.split('\n').forEach((content, index) => {
    for (const match of content.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/g)) {
      const tail = ids.exec(match[2] ?? '')?.[1] ?? '';
      for (const [, id = ''] of tail.matchAll(/\[([A-Z]-\d+-\d+)\]/g)) {
        found.push({ id, path, line: index + 1 });
      }
    }
  });
  return found;
}

const isTest = /\.(test\.tsx?|stories\.tsx|e2e\.ts)$/;
const passedOver = new Set(['node_modules', 'dist', 'build', 'test-results', '.turbo', '.cache']);

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !passedOver.has(entry.name)) yield* testFiles(path);
    else if (entry.isFile() && isTest.test(entry.name)) yield path;
  }
}

/** Every mention in the tests of apps, packages and tooling, except this tool's own tests. */
export function readMentions(root: string): Mention[] {
  return ['apps', 'packages', 'tooling']
    .flatMap((name) => [...testFiles(join(root, name))])
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))
    .filter(({ path }) => !path.startsWith(join('tooling', 'requirements')))
    .flatMap(({ path, text }) => mentionsIn(path, text));
}
