import {
  children,
  declared,
  type Node,
  namesIn,
  type Reference,
  type SourceModule,
} from './source-module.ts';

/** Statements that declare names, per scope from the outermost. */
type Scopes = readonly (readonly Node[])[];

/**
 * Names of other modules that the test at a position uses: in the test itself, in the tables and
 * hooks around it, and in what these use of the same file. `itself`: without tables and hooks.
 */
export function usedByTest(module: SourceModule, position: number, itself = false): Reference[] {
  const { scopes, found } = enclosing(module, position);
  return follow(module, scopes, itself ? found.slice(-1) : found, !itself);
}

/** Methods that the test at a position calls, on any object: `get` of `client.get(…)`. */
export function calledByTest(module: SourceModule, position: number): string[] {
  const test = enclosing(module, position).found.at(-1);
  const text = test ? module.text.slice(test.start, test.end) : '';
  return [...new Set([...text.matchAll(/\.(\w+)\(/g)].map(([, name = '']) => name))];
}

/** Names of other modules that an export uses. */
export function usedByExport(module: SourceModule, name: string): Reference[] {
  const statements = module.body.filter((it) =>
    name === 'default' ? it.type === 'ExportDefaultDeclaration' : declared(it).includes(name),
  );
  return follow(module, [module.body], statements);
}

/** The innermost statement at a position, with its enclosing calls (`describe.each(table)`). */
export function enclosing(module: SourceModule, position: number) {
  const scopes: (readonly Node[])[] = [module.body];
  const found: Node[] = [];
  const within = (node: Node) => node.start <= position && position < node.end;
  let at = module.body.find(within);
  while (at) {
    const inner = block(at, within);
    const next = inner?.find(within);
    if (!inner || !next || !isCall(next)) break;
    found.push(callee(at));
    scopes.push(inner);
    at = next;
  }
  if (at) found.push(at);
  // Stories are rendered by the file's default export.
  const isStory = at?.type === 'ExportNamedDeclaration';
  if (isStory) found.unshift(...module.body.filter((it) => it.type === 'ExportDefaultDeclaration'));
  return { scopes, found };
}

export const isCall = (statement: Node) =>
  statement.type === 'ExpressionStatement' &&
  (statement.expression as Node).type === 'CallExpression';

const callee = (statement: Node) => ((statement.expression as Node).callee ?? statement) as Node;

/** Statements of the callback of a call: the body of a `describe`. */
function block(statement: Node, within: (node: Node) => boolean): Node[] | undefined {
  if (!isCall(statement)) return undefined;
  const given = ((statement.expression as Node).arguments as Node[]).find(within);
  const body = given?.body as Node | undefined;
  return body?.type === 'BlockStatement' ? (body.body as Node[]) : undefined;
}

function follow(
  module: SourceModule,
  scopes: Scopes,
  found: readonly Node[],
  withHooks = true,
): Reference[] {
  const seen = new Set<string>();
  const references = new Map<string, Reference>();
  const waiting = found.flatMap((node) => [...namesIn(node)]);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const imported = name.startsWith('import ')
      ? { from: name.slice('import '.length), name: '*' }
      : module.imports.get(name);
    if (imported) references.set(`${imported.from} ${imported.name}`, imported);
    for (const scope of scopes) {
      waiting.push(...(meaningsIn(scope, withHooks).get(name) ?? []));
    }
  }
  return [...references.values()];
}

type Meanings = Map<string, Set<string>>;
const known = new WeakMap<readonly Node[], { [withHooks: string]: Meanings }>();

/** Names behind each name of a scope. */
function meaningsIn(scope: readonly Node[], withHooks: boolean): Meanings {
  const before = known.get(scope)?.[String(withHooks)];
  if (before) return before;
  const meanings: Meanings = new Map();
  for (const statement of scope) {
    const hook = withHooks && isCall(statement) ? assigned(statement) : [];
    const told = [...declared(statement), ...hook];
    if (told.length === 0) continue;
    const used = namesIn(statement);
    for (const name of told) meanings.set(name, new Set([...(meanings.get(name) ?? []), ...used]));
  }
  known.set(scope, { ...known.get(scope), [String(withHooks)]: meanings });
  return meanings;
}

/** `beforeEach(() => { api = … })`: what a variable holds is said outside its declaration. */
function assigned(node: Node): string[] {
  const target = node.type === 'AssignmentExpression' ? (node.left as Node) : undefined;
  const own = target?.type === 'Identifier' ? [String(target.name)] : [];
  return [...own, ...[...children(node)].flatMap(assigned)];
}
