import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Evidence } from './judge.ts';
import type { Mention } from './read-titles.ts';

/**
 * The files that a test names: those of the exports that it reaches, and for each call of the
 * services (`implement(getHold, …)`) the file of its handler.
 */
export function createNamedFiles(root: string, reach: Evidence['reach']) {
  const handlers = new Map<string, string[]>();
  for (const path of globSync('packages/services/src/**/*.ts', { cwd: root })) {
    const text = readFileSync(join(root, path), 'utf8');
    for (const [, name = ''] of text.matchAll(/\bimplement\w*\(\s*(\w+),/g)) {
      handlers.set(name, [...(handlers.get(name) ?? []), path]);
    }
  }
  return ({ path, start }: Mention): ReadonlySet<string> => {
    const reached = reach(join(root, path), start).map(({ name }) => name.split(' '));
    return new Set(
      reached.flatMap(([file = '', name = '']) => [file, ...(handlers.get(name) ?? [])]),
    );
  };
}
