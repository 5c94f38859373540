import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';

const first = (text: string) => importsOf(text)[0];

test('names, aliases and the default are read, over several lines too', () => {
  expect(first("import a, {\n  b,\n  c as d,\n  type E,\n} from './x.js';")).toMatchObject({
    specifier: './x.js',
    typeOnly: false,
    names: [
      { imported: 'b', local: 'b' },
      { imported: 'c', local: 'd' },
      { imported: 'default', local: 'a' },
    ],
  });
});

test('type-only imports are recognised', () => {
  expect(first("import type { A } from 'a';")?.typeOnly).toBe(true);
  expect(first("import { type A } from 'a';")?.typeOnly).toBe(true);
  expect(first("import { type A, b } from 'a';")?.typeOnly).toBe(false);
  expect(first("export type { A } from './a.js';")?.typeOnly).toBe(true);
  expect(first("import 'a';")?.typeOnly).toBe(false);
});

test('re-exports, side effects, namespaces and dynamic imports are read', () => {
  expect(first("export { a } from './a.js';")).toMatchObject({ reExport: true });
  expect(first("import './a.css';")).toMatchObject({ specifier: './a.css', names: undefined });
  expect(first("import * as z from 'zod';")).toMatchObject({ clause: '* as z', names: undefined });
  expect(first("const a = () => import('./a.js');")).toMatchObject({ dynamic: true });
});

test('comments, plain exports and code between statements are no imports', () => {
  const text =
    "// import a from 'a';\n/* import b from 'b'; */\nexport const c = 'from';\nexport { c };";
  expect(importsOf(text)).toEqual([]);
});

test('lines are those of the file', () => {
  const lines = importsOf("/* two\n lines */\nimport a from 'a';\n\nimport b from 'b';");
  expect(lines.map(({ line }) => line)).toEqual([3, 5]);
});
