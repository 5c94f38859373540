import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const note = '// Written by scripts/generate.ts from the folders in src/blocks.\n';

/** `hero-carousel` is `heroCarousel` in code and `HeroCarousel` as a component. */
const camel = (key: string) => key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (key: string) => camel(key).replace(/^\w/, (letter) => letter.toUpperCase());

export const blockKeys = (): string[] =>
  readdirSync(folder('../src/blocks'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** Every file that the folders decide, with its right content. */
export function generatedFiles(keys = blockKeys()): { path: string; content: string }[] {
  return [
    { path: folder('../src/built-in/built-in-blocks.generated.ts'), content: definitions(keys) },
    { path: folder('../src/built-in/built-in-components.generated.ts'), content: components(keys) },
    ...keys.map((key) => ({
      path: folder(`../src/blocks/${key}/index.ts`),
      content: entry(key),
    })),
    { path: folder('../package.json'), content: manifest(keys) },
  ];
}

const definitions = (keys: string[]) => `${note}${keys
  .map((key) => `import { ${camel(key)} } from '../blocks/${key}/${key}.definition.js';\n`)
  .join('')}import type { AnyBlockDefinition } from '../model/definition/define-block.js';

/** The blocks of this package; a market takes all or some of them into its catalogue. */
export const builtInBlocks: readonly AnyBlockDefinition[] = [
${keys.map((key) => `  ${camel(key)},\n`).join('')}];
`;

const components = (
  keys: string[],
) => `${note}import type { BlockLoaders } from '../renderer/create-block-components.js';

/** How the components of this package's blocks are loaded, each from a chunk of its own. */
export const builtInComponents: BlockLoaders = {
${keys
  .map((key) => {
    const one = `  ${/-/.test(key) ? `'${key}'` : key}: () =>\n    import('../blocks/${key}/${pascal(key)}.js').then((chunk) => chunk.${pascal(key)}),\n`;
    return one;
  })
  .join('')}};
`;

const entry = (key: string) =>
  `${note}export { ${pascal(key)} } from './${pascal(key)}.js';\nexport { ${camel(key)} } from './${key}.definition.js';\n`;

/** The entries that are no block's stay as they are. */
function manifest(keys: string[]): string {
  const path = folder('../package.json');
  const { exports, ...rest } = JSON.parse(readFileSync(path, 'utf8')) as {
    exports: Record<string, unknown>;
  };
  const isBlock = (target: unknown) => JSON.stringify(target).includes('/src/blocks/');
  const own = Object.entries(exports).filter(([, target]) => !isBlock(target));
  const ofBlocks = keys.map((key) => [`./${key}`, target(`blocks/${key}/index`)] as const);
  const last = own.filter(([name]) => name === './package.json');
  const first = own.filter(([name]) => name !== './package.json');
  const all = Object.fromEntries([...first, ...ofBlocks, ...last]);
  return `${shortLists(JSON.stringify(withExports(rest, all), null, 2))}\n`;
}

/** A list of texts that fits on one line is written on one, as the formatter does. */
const shortLists = (json: string) =>
  json.replace(
    /^( *"[^"]+": )\[\s*((?:"[^"]*",?\s*)+)\]/gm,
    (whole, name: string, items: string) => {
      const line = `${name}[${items.trim().replace(/\s*\n\s*/g, ' ')}]`;
      return line.length <= 100 ? line : whole;
    },
  );

const target = (path: string) => ({
  '@mawkib/source': `./src/${path}.ts`,
  types: `./dist/${path}.d.ts`,
  import: `./dist/${path}.js`,
});

/** `exports` keeps its place after `files`. */
function withExports(rest: Record<string, unknown>, exports: Record<string, unknown>) {
  const entries = Object.entries(rest);
  const at = entries.findIndex(([name]) => name === 'files') + 1;
  return Object.fromEntries([...entries.slice(0, at), ['exports', exports], ...entries.slice(at)]);
}
