import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from './cli-error.js';

/** Beside the application's own one: React Router looks for the application in its folder. */
export const recordingConfig = 'vite.config.recorded.mjs';

/**
 * Writes a Vite configuration that adds to the application's own one a plugin that lists the modules
 * of the build in a file: paths from the market's folder, without installed packages. Returns its
 * path.
 */
export function writeRecordingConfig(application: string, modules: string): string {
  const own = join(application, 'vite.config.ts');
  if (!existsSync(own)) throw new CliError(`failed\nThere is no ${own}`);
  const path = join(application, recordingConfig);
  writeFileSync(path, configOf(modules));
  return path;
}

const configOf = (modules: string) => `import { appendFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import own from './vite.config.ts';

const recordModules = {
  name: 'mawkib:record-modules',
  apply: 'build',
  buildEnd() {
    const files = [...this.getModuleIds()]
      .map((id) => id.split('?')[0])
      .filter((path) => isAbsolute(path) && !/[\\\\/]node_modules[\\\\/]/.test(path));
    appendFileSync(${JSON.stringify(modules)}, files.map((file) => \`\${relative('..', file)}\\n\`).join(''));
  },
};

export default async (environment) => {
  const config = await (typeof own === 'function' ? own(environment) : own);
  return { ...config, plugins: [...(config.plugins ?? []), recordModules] };
};
`;
