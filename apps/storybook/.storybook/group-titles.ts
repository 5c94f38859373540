import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

const blockStories = /\/(?:blocks|market)\/src\/blocks\/[^/]+\/[^/]+\.stories\.tsx$/;
const title = /title: 'Blocks\/([^'/]+)'/;

/**
 * Puts the stories of a block under its catalogue group from its definition, keeping the story ids:
 * `Blocks/Accordion` becomes `Blocks/Advanced/Accordion`.
 */
export function withGroup(code: string, group: string | undefined): string {
  if (!group) return code;
  return code.replace(title, (_, name: string) => {
    const id = `blocks-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
    return `id: '${id}', title: 'Blocks/${group}/${name}'`;
  });
}

/** Group of the definition beside a story file. */
function groupBeside(file: string): string | undefined {
  const folder = dirname(file);
  if (!existsSync(folder)) return undefined;
  const definition = readdirSync(folder).find((name) => name.endsWith('.definition.ts'));
  if (!definition) return undefined;
  return /\bgroup: '([^']+)'/.exec(readFileSync(join(folder, definition), 'utf8'))?.[1];
}

/** For Storybook's tree. */
export const groupedIndexer: Indexer = {
  test: blockStories,
  async createIndex(fileName, { makeTitle }) {
    const code = withGroup(await readFile(fileName, 'utf8'), groupBeside(fileName));
    return loadCsf(code, { fileName, makeTitle }).parse().indexInputs;
  },
};

/** Gives the stories the same title as Storybook's tree. */
export function groupedTitles(): Plugin {
  return {
    name: 'mawkib-grouped-titles',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      return blockStories.test(file)
        ? { code: withGroup(code, groupBeside(file)), map: null }
        : null;
    },
  };
}
