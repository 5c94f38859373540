import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';

/** A node of the syntax tree, with the fields used here. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** A name in another module; `*` is the whole module. */
export type Reference = { from: string; name: string };

/** Imports and exports of a module. */
export interface SourceModule {
  text: string;
  body: readonly Node[];
  imports: ReadonlyMap<string, Reference>;
  /** Exported name → local name, or a name in another module. */
  exports: ReadonlyMap<string, string | Reference>;
  /** Modules of `export *`. */
  stars: readonly string[];
}

const nameOf = (node: Node): string => String(node.name ?? node.value);
const isType = (node: Node) => node.importKind === 'type' || node.exportKind === 'type';

/** The statements of a TypeScript file. Throws on syntax errors. */
export function parse(path: string, text: string): Node[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return program.body as unknown as Node[];
}

/** Reads the imports and exports of a TypeScript file, without types. */
export function readModule(path: string, text = readFileSync(path, 'utf8')): SourceModule {
  const body = parse(path, text);
  const imports = new Map<string, Reference>();
  const exports = new Map<string, string | Reference>();
  const stars: string[] = [];
  for (const statement of body) {
    if (isType(statement)) continue;
    const from = (statement.source as Node | null | undefined)?.value as string | undefined;
    const specifiers = ((statement.specifiers ?? []) as Node[]).filter((one) => !isType(one));
    if (statement.type === 'ImportDeclaration' && from !== undefined) {
      for (const one of specifiers) {
        const name = one.imported ? nameOf(one.imported as Node) : 'default';
        const whole = one.type === 'ImportNamespaceSpecifier';
        imports.set(nameOf(one.local as Node), { from, name: whole ? '*' : name });
      }
    } else if (statement.type === 'ExportAllDeclaration' && from !== undefined) {
      if (statement.exported) exports.set(nameOf(statement.exported as Node), { from, name: '*' });
      else stars.push(from);
    } else if (statement.type === 'ExportNamedDeclaration') {
      for (const one of specifiers) {
        const name = nameOf(one.local as Node);
        exports.set(nameOf(one.exported as Node), from === undefined ? name : { from, name });
      }
      for (const name of declared(statement)) exports.set(name, name);
    } else if (statement.type === 'ExportDefaultDeclaration') {
      exports.set('default', declared(statement)[0] ?? 'default');
    }
  }
  return { text, body, imports, exports, stars };
}

/** Names that a statement declares, also after `export`. */
export function declared(statement: Node): string[] {
  const declaration = (statement.declaration as Node | null | undefined) ?? statement;
  if (declaration.type.startsWith('TS')) return [];
  if (declaration.id) return [nameOf(declaration.id as Node)];
  const parts = (declaration.declarations ?? []) as Node[];
  return parts.flatMap((part) => [...namesIn(part.id as Node)]);
}

const expressionTypes = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
  'TSTypeAssertion',
]);

/** Child nodes, without types. */
export function* children(node: Node): Generator<Node> {
  for (const [key, value] of Object.entries(node)) {
    if (!node.computed && (key === 'property' || (key === 'key' && !node.shorthand))) continue;
    for (const one of Array.isArray(value) ? value : [value]) {
      const type = (one as Node | null)?.type;
      if (typeof type !== 'string') continue;
      if (!type.startsWith('TS') || expressionTypes.has(type)) yield one as Node;
    }
  }
}

/** Every name in a node, and the modules that it imports dynamically, as `import x`. */
export function namesIn(node: Node, found = new Set<string>()): Set<string> {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') found.add(nameOf(node));
  const source = node.source as Node | undefined;
  if (node.type === 'ImportExpression' && source?.type === 'Literal') {
    found.add(`import ${nameOf(source)}`);
  }
  for (const child of children(node)) namesIn(child, found);
  return found;
}
