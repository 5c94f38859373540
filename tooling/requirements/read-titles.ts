import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Node, parse } from './source-module.ts';

/** An id in the title of a test. `start` is where its statement begins. */
export type Mention = { id: string; path: string; line: number; start: number; title: string };

const ids = /((?:\s*\[[A-Z]-\d+-\d+\])+)\s*$/;
const extended = /(?:const|let) (\w+) = \w+\.extend\b/g;

/**
 * The ids at the ends of test titles: of the first argument of `test`, `it` and what hangs on them
 * (`test.concurrent`, `it.each(table)(…)`), of what the title prints of its table (`%s`, `$name`),
 * and of the `name` of a story. Neither a suite's title nor any other string counts.
 */
export function mentionsIn(path: string, text: string): Mention[] {
  if (!/\[[A-Z]-\d+-\d+\]/.test(text)) return [];
  const body = parse(path, text);
  const own = [...text.matchAll(extended)].map(([, name = '']) => name);
  const testers = new Set(['test', 'it', ...own]);
  const found: Mention[] = [];
  const add = (title: Node | undefined, { start }: Node) => {
    const words = title ? textOf(title, text) : '';
    const tail = ids.exec(words)?.[1] ?? '';
    const line = text.slice(0, title?.start).split('\n').length;
    for (const [, id = ''] of tail.matchAll(/\[([A-Z]-\d+-\d+)\]/g)) {
      found.push({ id, path, line, start, title: words });
    }
  };
  const visit = (node: Node, statement: Node) => {
    const [title] = (node.arguments ?? []) as Node[];
    if (title && node.type === 'CallExpression' && testers.has(rootOf(node.callee as Node))) {
      add(title, statement);
      for (const cell of printed(node.callee as Node, textOf(title, text), body)) {
        add(cell, statement);
      }
    }
    for (const child of nodesIn(node)) {
      visit(child, child.type.endsWith('Statement') ? child : statement);
    }
  };
  for (const statement of body) {
    if (path.endsWith('.stories.tsx')) add(storyName(statement), statement);
    else visit(statement, statement);
  }
  return found;
}

/** `it` of `it.each(table)`; nothing of `test.describe`, since a suite is no test. */
function rootOf(callee: Node): string {
  if (callee.type === 'Identifier') return String(callee.name);
  if (callee.type === 'CallExpression') return rootOf(callee.callee as Node);
  if (callee.type === 'TaggedTemplateExpression') return rootOf(callee.tag as Node);
  if (callee.type !== 'MemberExpression') return '';
  return (callee.property as Node).name === 'describe' ? '' : rootOf(callee.object as Node);
}

/** The cells of a table that a title prints. */
function printed(callee: Node, title: string, body: readonly Node[]): Node[] {
  if (callee.type !== 'CallExpression') return [];
  const rows = elementsOf((callee.arguments as Node[])[0], body);
  const count = title.match(/%[sjo]/g)?.length ?? 0;
  return rows.flatMap((row) => {
    if (row.type === 'ArrayExpression') return (row.elements as Node[]).slice(0, count);
    if (row.type !== 'ObjectExpression') return count > 0 ? [row] : [];
    return (row.properties as Node[])
      .filter(({ key }) => title.includes(`$${String((key as Node | undefined)?.name)}`))
      .map(({ value }) => value as Node);
  });
}

function elementsOf(table: Node | undefined, body: readonly Node[]): Node[] {
  if (!table) return [];
  if (table.type === 'ArrayExpression') return table.elements as Node[];
  if (table.type !== 'Identifier') return elementsOf(table.expression as Node | undefined, body);
  return elementsOf(variable(String(table.name), body), []);
}

/** What the variable of a name, of any scope, begins with. */
function variable(name: string, nodes: Iterable<Node>): Node | undefined {
  for (const node of nodes) {
    const isIt = node.type === 'VariableDeclarator' && (node.id as Node).name === name;
    const found = isIt ? (node.init as Node) : variable(name, nodesIn(node));
    if (found) return found;
  }
  return undefined;
}

/** The `name` of an exported story. */
function storyName(statement: Node): Node | undefined {
  if (statement.type !== 'ExportNamedDeclaration') return undefined;
  const [first] = ((statement.declaration as Node | null)?.declarations ?? []) as Node[];
  let story = first?.init as Node | undefined;
  while (story && story.type !== 'ObjectExpression') story = story.expression as Node | undefined;
  const fields = (story?.properties ?? []) as Node[];
  return fields.find((field) => (field.key as Node | undefined)?.name === 'name')?.value as Node;
}

/** The text of a string; nothing of other nodes. */
function textOf(node: Node, text: string): string {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  return node.type === 'TemplateLiteral' ? text.slice(node.start + 1, node.end - 1) : '';
}

function* nodesIn(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof (one as Node | null)?.type === 'string') yield one as Node;
    }
  }
}

const isTest = /\.(test\.tsx?|stories\.tsx|e2e\.ts)$/;
const passedOver = new Set(['node_modules', 'dist', 'build', 'test-results', '.turbo', '.cache']);

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !passedOver.has(entry.name)) yield* testFiles(path);
    else if (entry.isFile() && isTest.test(entry.name)) yield path;
  }
}

/** Every mention in the tests of apps, packages and tooling, except this tool's own tests. */
export function readMentions(root: string): Mention[] {
  return ['apps', 'packages', 'tooling']
    .flatMap((name) => [...testFiles(join(root, name))])
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))
    .filter(({ path }) => !path.startsWith(join('tooling', 'requirements')))
    .flatMap(({ path, text }) => mentionsIn(path, text));
}
