import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type RenderedModule, rolldown } from 'rolldown';

/** Entry files of the apps, and every route of the site. */
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

/** Code that is part of an app. */
export interface Runs {
  /** True if the export of the module (absolute path) runs. */
  export(path: string, name: string): boolean;
  /** True if any module calls a method of this name, except modules with a path like `except`. */
  method(name: string, except: RegExp): boolean;
}

/**
 * Bundles the apps with tree shaking. An export runs if another module of a bundle imports it or
 * its own module still has it.
 */
export async function runningCode(root: string): Promise<Runs> {
  const routes = globSync('packages/site/app/routes/**/*.{ts,tsx}', { cwd: root });
  const inputs = [...starts, ...routes.filter((path) => !path.includes('.test.'))];
  return bundled(
    inputs.map((path) => join(root, path)),
    sourceEntries(root),
  );
}

/** Does the same for any entry files. */
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

/** A bundled module keeps a name, or adds a number on collisions. */
const has = (code: string, name: string) =>
  new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?:\\$\\d+)?(?![\\w$])`).test(code);

/** Source files by their specifier `@mawkib/…`. */
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
