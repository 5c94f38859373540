import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { type Example, readExamples } from '#examples/read-examples';

/** `import(module)` of the test's own file: imports resolve as those of its package. */
type Load = (module: string) => Promise<object>;

export interface ExamplesOptions {
  /** Default: the package's own. */
  readme?: string;
  /** Their headings; default: all. */
  sections?: readonly string[];
  /** What examples see beside, or in place of, the real globals. */
  globals?: () => object;
}

const statement = /^import (\{[^}]*\}|\* as \w+|\w+) from '([^']+)';$/gm;
const exported = /^export (?=(?:const|function|async function|class) (\w+))/gm;
/** `expression; // => value`, the comment at the end of the line or on the next one. */
const claim = /^(\S.*?);?[ \n]\/\/ => (.+)$/gm;

export const hasClaims = ({ code }: Example): boolean => code.search(claim) >= 0;

/** What an import declares, as a pattern for the module's exports. */
const patternOf = (imported: string): string => {
  if (imported.startsWith('{')) return imported.replaceAll(' as ', ': ');
  return imported.startsWith('*') ? imported.slice('* as '.length) : `{ default: ${imported} }`;
};

/** An example as a function body: imports are awaited first, claims asserted, exports returned. */
function bodyOf(code: string): string {
  const imports: string[] = [];
  const names: string[] = [];
  const rest = stripTypeScriptTypes(code)
    .replace(statement, (_, imported: string, module: string) => {
      imports.push(`const ${patternOf(imported)} = await load('${module}');`);
      return '';
    })
    .replace(exported, (_, name: string) => {
      names.push(name);
      return '';
    })
    .replace(claim, (lines, expression: string, value: string) => {
      return `claim(${JSON.stringify(lines)}, (${expression}), (${value}));`;
    });
  return [...imports, rest, `return { ${names.join(', ')} };`].join('\n');
}

const AsyncFunction = (async () => {}).constructor as FunctionConstructor;

/** Runs a module of a README, with those of `others` that it imports, and asserts the claims. */
export async function runExample(
  { path, code }: Example,
  load: Load,
  { globals = {}, others = [] }: { globals?: object; others?: readonly Example[] } = {},
): Promise<object> {
  const loadAny = (module: string) => {
    const file = posix.join(path, '..', module);
    const other = module.startsWith('.') && others.find((each) => each.path === file);
    return other ? runExample(other, load, { globals, others }) : load(module);
  };
  const run = new AsyncFunction('load', 'claim', ...Object.keys(globals), bodyOf(code)) as (
    ...given: unknown[]
  ) => Promise<object>;
  const assert = (lines: string, actual: unknown, expected: unknown) =>
    expect(actual, lines).toEqual(expected);
  return run(loadAny, assert, ...Object.values(globals));
}

/** A test of each example of a README that has a claim (`expression; // => value`). */
export function testExamples(
  load: Load,
  { readme = 'README.md', sections, globals }: ExamplesOptions = {},
) {
  const others = readExamples(readFileSync(readme, 'utf8'));
  const chosen = others
    .filter(hasClaims)
    .filter(({ section }) => sections?.includes(section) ?? true);
  const missing = sections?.filter((name) => !chosen.some(({ section }) => section === name)) ?? [];
  if (chosen.length === 0 || missing.length > 0)
    throw new Error(`${readme} claims nothing in: ${missing.join(', ') || 'any section'}`);
  it.each(chosen)('the README shows $section in code that runs ($path)', async (example) => {
    await runExample(example, load, { others, globals: globals?.() ?? {} });
  });
}
