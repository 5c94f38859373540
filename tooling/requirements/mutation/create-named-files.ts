import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Evidence } from '../judge.ts';
import type { Mention } from '../read-titles.ts';
import { readModule, type SourceModule } from '../source-module.ts';
import { addressesInTest } from './addresses-in-test.ts';

/**
 * How near a file is to a test: 0 if the test names it, 1 if such a file imports it, 2 if only helpers
 * and hooks of the test name it, else 3.
 */
export type Nearness = (file: string) => 0 | 1 | 2 | 3;

/**
 * The files that a test names: those of the exports that it reaches, and for each call of the
 * services (`implement(getHold, …)`), by its name or its address, the file of its handler.
 */
export function createNamedFiles(root: string, reach: Evidence['reach']) {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: root }).map((path) => ({
      path,
      text: readFileSync(join(root, path), 'utf8'),
    }));
  const handlers = new Map<string, string[]>();
  for (const { path, text } of read('packages/services/src/**/*.ts')) {
    for (const [, name = ''] of text.matchAll(/\bimplement\w*\(\s*(\w+),/g)) {
      handlers.set(name, [...(handlers.get(name) ?? []), path]);
    }
  }
  const calls = read('packages/api-clients/src/contracts/**/*.ts').flatMap(({ text }) =>
    [...text.matchAll(/export const (\w+) = operation\(\{[^}]*?\bpath: '([^']+)'/g)].map(
      ([, name = '', address = '']) => ({ name, address: addressPattern(address) }),
    ),
  );
  const modules = new Map<string, SourceModule>();

  return ({ path, start }: Mention): Nearness => {
    const module = modules.get(path) ?? readModule(join(root, path));
    modules.set(path, module);
    const addresses = addressesInTest(module, start).map((one) => one.replace(/\?.*$/, ''));
    const called = calls
      .filter(({ address }) => addresses.some((one) => address.test(one)))
      .flatMap(({ name }) => handlers.get(name) ?? []);
    const reached = reach(join(root, path), start).map(({ name, helped }) => {
      const [file = '', export_ = ''] = name.split(' ');
      return { helped, files: [file, ...(handlers.get(export_) ?? [])] };
    });
    const filesOf = (helped: boolean) =>
      reached.filter((one) => (one.helped ?? false) === helped).flatMap(({ files }) => files);
    const own = [...called, ...filesOf(false)];
    const groups = [own, own.flatMap((file) => importsOf(root, file)), filesOf(true)];
    const near = groups.map((files) => new Set(files));
    return (file) => {
      const at = near.findIndex((files) => files.has(file));
      return at === -1 ? 3 : (at as 0 | 1 | 2);
    };
  };
}

/** `/orders/:number` at the end of an address, with or without a value for its parameter. */
const addressPattern = (address: string) =>
  new RegExp(`${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);

/** The files that a file imports from its own package. */
function importsOf(root: string, file: string): string[] {
  const { imports } = readModule(join(root, file));
  return [...imports.values()]
    .filter(({ from }) => from.startsWith('.'))
    .map(({ from }) => join(dirname(file), from).replace(/\.js$/, ''))
    .flatMap((stem) => ['.ts', '.tsx', '/index.ts'].map((end) => `${stem}${end}`));
}
