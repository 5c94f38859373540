import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Runs } from './running-code.ts';
import { type Reference, readModule, type SourceModule } from './source-module.ts';
import { calledByTest, usedByExport, usedByTest } from './test-names.ts';

/**
 * An export of the product, `packages/core/src/money/money.ts toMajor`, and if an app runs it.
 * `helped`: only helpers, hooks and tables name it, not the test itself.
 */
export type Reached = { name: string; runs: boolean; helped?: true };

export interface ReachOptions {
  root: string;
  runs: Runs;
  /** Files by the specifier under which packages export them. */
  entries: ReadonlyMap<string, string>;
}

const support =
  /\/(?:testing|fixtures|stories)\/|\.fixture\.|\.stories\.|\.test\.|\/tooling\/(?!serve\/)|\/apps\/storybook\//;

const clients = /packages\/api-clients\/src\/clients\//;

/**
 * Finds the exports of the product that a test reaches. Names are followed through re-exports and
 * test helpers to the module that has the code; only these modules count.
 */
export function createReach({ root, runs, entries }: ReachOptions) {
  const modules = new Map<string, SourceModule>();
  const moduleAt = (path: string): SourceModule => {
    const known = modules.get(path) ?? readModule(path);
    modules.set(path, known);
    return known;
  };

  const resolve = (from: string, path: string): string | undefined => {
    if (!from.startsWith('.')) return entries.get(from);
    const target = join(dirname(path), from);
    const stem = target.replace(/\.js$/, '');
    const found = [target, `${stem}.ts`, `${stem}.tsx`, join(target, 'index.ts')].find(
      (one) => /\.tsx?$/.test(one) && existsSync(one),
    );
    return found;
  };

  /** The module that defines a reference, behind all re-exports. */
  const origin = (
    reference: Reference,
    path: string,
  ): { path: string; name: string } | undefined => {
    const target = resolve(reference.from, path);
    if (!target || !/\.tsx?$/.test(target)) return undefined;
    const { name } = reference;
    if (name === '*') return { path: target, name };
    const module = moduleAt(target);
    const exported = module.exports.get(name);
    if (typeof exported === 'object') return origin(exported, target);
    if (exported !== undefined) {
      const imported = module.imports.get(exported);
      return imported ? origin(imported, target) : { path: target, name };
    }
    for (const from of module.stars) {
      const found = origin({ from, name }, target);
      if (found) return found;
    }
    return undefined;
  };

  const reachedFrom = (
    path: string,
    references: readonly Reference[],
    seen: Set<string>,
  ): Reached[] => {
    const origins = references.flatMap((reference) => origin(reference, path) ?? []);
    // What a test names itself comes first, so that no helper is named for it.
    const isHelper = (one: { path: string }) => Number(support.test(one.path));
    return origins
      .toSorted((a, b) => isHelper(a) - isHelper(b))
      .flatMap((found): Reached[] => {
        const name = `${relative(root, found.path)} ${found.name}`;
        if (seen.has(name)) return [];
        seen.add(name);
        const module = moduleAt(found.path);
        const names = found.name === '*' ? [...module.exports.keys()] : [found.name];
        if (!support.test(found.path)) {
          const parts = names.map((one) =>
            origin({ from: `./${basename(found.path)}`, name: one }, found.path),
          );
          return [{ name, runs: parts.some((part) => part && runs.export(part.path, part.name)) }];
        }
        const used = names.flatMap((one) => usedByExport(module, one));
        const reached = reachedFrom(found.path, used, seen);
        // Uses through a helper only add to what the test names itself.
        return reached.filter(({ runs: does }) => does).map((one) => ({ ...one, helped: true }));
      });
  };

  /** An app that has a client may call few of its methods, so each is checked. */
  const methodsOf = ({ name, runs: does }: Reached, called: readonly string[]): Reached[] => {
    const [path = '', client] = name.split(' ');
    if (!does || !clients.test(path)) return [];
    const own = new Set(moduleAt(join(root, path)).text.match(/\w+/g));
    return called
      .filter((method) => own.has(method))
      .map((method) => ({
        name: `${path} ${client}.${method}`,
        runs: runs.method(method, clients),
      }));
  };

  /** Exports that the test at a position reaches. */
  return (path: string, position: number): Reached[] => {
    const module = moduleAt(path);
    const seen = new Set<string>();
    const own = reachedFrom(path, usedByTest(module, position, true), seen);
    const others = reachedFrom(path, usedByTest(module, position), seen);
    const reached = [...own, ...others.map((one) => ({ ...one, helped: true as const }))];
    const called = calledByTest(module, position);
    return reached.flatMap((one) => [one, ...methodsOf(one, called)]);
  };
}
