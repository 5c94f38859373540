import { join, sep } from 'node:path';

const quote = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const exactly = (title) => quote(`^${title.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}$`);
const storybook = 'apps/storybook';

/**
 * The command that runs one failed test of Vitest again. `file` is relative to the root; without a
 * `title` it runs the whole file.
 */
export function rerunVitest(file, title) {
  const [area, name, ...rest] = file.split(sep);
  const workspace = `${area}/${name}`;
  const filter = title ? [`-t ${exactly(title)}`] : [];
  if (!file.endsWith('.stories.tsx')) {
    const config = workspace === storybook ? ['--config vitest.unit.config.ts'] : [];
    const command = [`pnpm --filter ./${workspace} exec vitest run`, quote(rest.join('/'))];
    return [...command, ...config, ...filter].join(' ');
  }
  return ['pnpm stories --compare', quote(file), ...filter].join(' ');
}

/**
 * The command that runs one failed journey again, with a trace. `file` is relative to the folder of
 * journeys.
 */
export function rerunJourney({ file, line, project }) {
  if (file.endsWith('.walk.ts')) return 'npm test -- --only=market';
  return `pnpm e2e ${quote(join('journeys', file))}:${line} --project=${project} --trace=retain-on-failure`;
}

export const rerunCheck = (name) => `pnpm check ${name.split(' ')[0]}`;
