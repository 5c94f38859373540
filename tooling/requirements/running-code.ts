import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type RenderedModule, rolldown } from 'rolldown';

/** What the apps start with, and every route of the site. */
const starts = [
  'tooling/serve/main.ts',
  'apps/api/src/main.ts',
  'apps/editor/src/main.ts',
  'apps/site/app/routes.ts',
  'apps/site/app/root.ts',
  'apps/site/app/entry.server.ts',
  'apps/site/app/entry.client.ts',
];

const isScript = /\.(?:tsx?|m?js|json)$/;

/** What ends up in an app. */
export interface Runs {
  /** An export, by the absolute path of its module. */
  export(path: string, name: string): boolean;
  /** Whether any module calls a method of this name, those with a path like `except` aside. */
  method(name: string, except: RegExp): boolean;
}

/**
 * Bundles the apps as they are built, without what nothing calls. An export runs if another module
 * of a bundle takes it or its own module still has it.
 */
export async function runningCode(root: string): Promise<Runs> {
  const routes = globSync('packages/site/app/routes/**/*.{ts,tsx}', { cwd: root });
  const inputs = [...starts, ...routes.filter((path) => !path.includes('.test.'))];
  return bundled(
    inputs.map((path) => join(root, path)),
    sourceEntries(root),
  );
}

/** The same for any entry files. */
export async function bundled(
  input: string[],
  entries: ReadonlyMap<string, string>,
): Promise<Runs> {
  const bundle = await rolldown({
    input,
    platform: 'node',
    treeshake: { moduleSideEffects: false },
    resolve: {
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    external: (id) => !/^(?:\.|\/|@mawkib\/)/.test(id) || id.includes('+types/'),
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => entries.get(id),
        load: (id) => (isScript.test(id) ? null : { code: 'export default ""', moduleType: 'js' }),
      },
    ],
    onLog(level, log) {
      if (level === 'warn' && log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message);
    },
  });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  const modules = new Map<string, RenderedModule>();
  for (const chunk of output) {
    if (chunk.type !== 'chunk') continue;
    for (const [id, module] of Object.entries(chunk.modules)) modules.set(resolve(id), module);
  }
  return {
    export(path, name) {
      const module = modules.get(path);
      if (!module?.code) return false;
      return module.renderedExports.includes(name) || has(module.code, name);
    },
    method: (name, except) =>
      [...modules].some(([path, { code }]) => !except.test(path) && code?.includes(`.${name}(`)),
  };
}

/** A module keeps what it uses itself under its own name, or with a number where names collide. */
const has = (code: string, name: string) =>
  new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?:\\$\\d+)?(?![\\w$])`).test(code);

/** Every file that a package or an app offers under the address `@mawkib/…`, by that address. */
export function sourceEntries(root: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync('{apps,packages,tooling}/*/package.json', { cwd: root })) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const entries = typeof exports === 'string' ? { '.': exports } : exports;
    for (const [key, target] of Object.entries<string | Record<string, string>>(entries)) {
      const source = typeof target === 'string' ? target : (target['@mawkib/source'] ?? '');
      found.set(join(name, key), join(root, file, '..', source));
    }
  }
  return found;
}
