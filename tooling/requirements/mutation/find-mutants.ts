import { type Node, parse } from '../source-module.ts';

/** A change of a piece of code: `text` replaces it while the mutant is active. */
export interface Mutant {
  start: number;
  end: number;
  line: number;
  /** `statement` removes one, `return` ends a function at its beginning. */
  kind: 'condition' | 'operator' | 'literal' | 'value' | 'statement' | 'return';
  text: string;
}

const opposite: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '>': '<=',
  '<=': '>',
  '>=': '<',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
};

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
/** Places in which code cannot be replaced, or nobody would notice. */
const passedOver = (node: Node) =>
  (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(node.type)) ||
  /^(?:Import|Export(?:All|Specifier)|TemplateElement|JSXText)/.test(node.type);

/** Words for people, which tests of a behaviour need not spell. */
const isText = /\s|[^\x20-\x7e]/;

/** The name of a text for people: `t('retry')`. */
const isMessage = (node: Node) => {
  const { type, name } = (node.callee ?? {}) as Node;
  return node.type === 'CallExpression' && type === 'Identifier' && name === 't';
};

/** The text of an error, and calls that the build replaces (`import.meta.glob`). */
const isFixed = (node: Node, text: string) =>
  (node.type === 'NewExpression' && /Error$/.test(String((node.callee as Node).name ?? ''))) ||
  (node.type === 'CallExpression' && text.startsWith('import.meta', node.start));

/** What can be changed inside the functions of a module. */
export function findMutants(path: string, text: string): Mutant[] {
  const found: Mutant[] = [];
  const lines = lineStarts(text);
  const add = (kind: Mutant['kind'], node: Node, replacement: string, end = node.end) => {
    if (text.slice(node.start, end) === replacement && kind !== 'return') return;
    const line = lines.findLastIndex((start) => start <= node.start) + 1;
    found.push({ start: node.start, end, line, kind, text: replacement });
  };
  const source = (node: Node) => text.slice(node.start, node.end);
  const mutate = (node: Node) => {
    const test = node.test as Node | null | undefined;
    if (test && /^(?:If|While|Conditional)/.test(node.type)) {
      for (const value of node.type.startsWith('While') ? ['false'] : ['true', 'false']) {
        add('condition', test, value);
      }
    }
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      const operator = opposite[String(node.operator)];
      const [left, right] = [node.left as Node, node.right as Node];
      if (operator) add('operator', node, `(${source(left)}) ${operator} (${source(right)})`);
    }
    if (node.type === 'UnaryExpression' && node.operator === '!') {
      add('operator', node, source(node.argument as Node));
    }
    if (node.type === 'ExpressionStatement') add('statement', node, '');
    if (node.type === 'ReturnStatement' && node.argument) {
      add('value', node.argument as Node, 'undefined');
    }
    if (node.type === 'Literal') addLiteral(node);
  };
  const addLiteral = (node: Node) => {
    const { value } = node;
    if (typeof value === 'boolean') add('literal', node, String(!value));
    else if (typeof value === 'number') add('literal', node, String(value + 1));
    else if (typeof value === 'string' && !isText.test(value)) {
      add('literal', node, value === '' ? "'mutant'" : "''");
    }
  };
  const visit = (node: Node, inside: boolean, parent?: Node) => {
    if (passedOver(node) || isFixed(node, text)) return;
    if (inside && canReplace(node, parent)) mutate(node);
    const isFunction = functions.has(node.type);
    const body = node.body as Node | undefined;
    if (isFunction && body) {
      if (body.type !== 'BlockStatement') add('value', body, 'undefined');
      else {
        const [first] = body.body as Node[];
        if (first) add('return', first, '', first.start);
      }
    }
    for (const [key, value] of Object.entries(node)) {
      if (!node.computed && (key === 'key' || key === 'property')) continue;
      for (const child of Array.isArray(value) ? value : [value]) {
        if (typeof (child as Node | null)?.type !== 'string') continue;
        if (isMessage(node) && (child as Node).type === 'Literal') continue;
        visit(child as Node, inside || (isFunction && key === 'body'), node);
      }
    }
  };
  for (const statement of parse(path, text)) visit(statement, false);
  return found;
}

/** A literal without braces in JSX, a directive, or the source of an import is no expression. */
function canReplace(node: Node, parent: Node | undefined): boolean {
  if (node.type === 'ExpressionStatement') return !node.directive;
  if (node.type !== 'Literal') return true;
  return !/^(?:JSXAttribute|ImportExpression|ExpressionStatement|Property)$/.test(
    parent?.type === 'Property' && parent.value === node ? '' : (parent?.type ?? ''),
  );
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1);
  return starts;
}
