import { expect, test } from 'vitest';
import { mainExport } from './main-export.ts';
import { manifest, probe } from './probe.ts';

const at = (path: string, text: string) => probe(mainExport, { [path]: text });

test.each([
  ['packages/editor/src/create-page-store.ts', 'export function createPageStore() {}'],
  ['packages/editor/src/PageScreen.tsx', 'export function PageScreen() {}'],
  ['packages/core/src/faq-url.ts', 'export const faqURL = 1;'],
  ['packages/core/src/page-state.ts', 'export interface PageState {}\nexport const other = 1;'],
  ['packages/core/src/page-state.ts', 'export type PageState = 1;'],
  ['packages/core/src/load.ts', 'export async function load() {}'],
  ['packages/core/src/load.ts', 'const load = 1;\nexport { other, load };'],
  ['packages/core/src/load.ts', 'export { x as load };'],
  ['packages/core/src/load.ts', 'export const { load, save } = store;'],
  ['packages/core/src/load.ts', 'export class Load {}'],
  ['packages/site/app/content/load-page.server.ts', 'export async function loadPage() {}'],
])('%s passes with %s', (path, text) => {
  expect(at(path, text)).toEqual([]);
});

test('a file without an export of its name is reported with what it exports', () => {
  const text = 'export const a = 1;\nexport function b() {}\nexport type C = 1;\nexport class D {}';
  expect(at('packages/core/src/pieces.ts', text)).toEqual([
    'packages/core/src/pieces.ts exports a, b, C, …, none named pieces.ts: name the file after its main export',
  ]);
});

test('a collection has a plural name that shares a word with its exports', () => {
  const path = 'packages/editor/src/block-edits.ts';
  expect(at(path, 'export const insertBlock = 1;\nexport const moveBlock = 1;')).toEqual([]);
  expect(at(path, 'export const insertBlock = 1;')).toHaveLength(1);
  expect(at(path, 'export const insert = 1;\nexport const move = 1;')).toHaveLength(1);
  expect(
    at('packages/editor/src/block-edit.ts', 'export const insertBlock = 1;\nexport const a = 1;'),
  ).toHaveLength(1);
});

test('a comment and what is passed on from another file are no export of its own', () => {
  const text = '/*\nexport const load = 1;\n*/\nexport const a = 1;';
  expect(at('packages/core/src/load.ts', text)).toHaveLength(1);
  expect(at('packages/core/src/load.ts', "export { a } from './a.ts';")).toEqual([]);
});

test.each([
  'packages/core/src/index.ts',
  'packages/core/src/words.generated.ts',
  'packages/ui/src/hero.styles.ts',
  'packages/ui/src/hero.messages.ts',
  'packages/blocks/src/hero.definition.ts',
  'packages/blocks/src/hero.sample.ts',
  'packages/blocks/src/hero.test.ts',
  'packages/blocks/src/hero.stories.tsx',
  'packages/blocks/src/hero.fixture.ts',
  'packages/site/app/routes/content.tsx',
  'packages/site/tsup.config.ts',
  'apps/storybook/.storybook/preview.ts',
  'tooling/check/main.ts',
  'tooling/bench/feed/feed.ts',
])('%s may differ', (path) => {
  expect(at(path, 'export const other = 1;')).toEqual([]);
});

test('an entry point of its package is free', () => {
  const files = {
    'packages/site/package.json': manifest('@mawkib/site', { './fonts': './app/fonts.ts' }),
    'packages/site/app/fonts.ts': 'export const builtInFonts = {};',
    'packages/site/app/icons.ts': 'export const builtInIcons = {};',
  };
  expect(probe(mainExport, files)).toEqual([
    expect.stringContaining('packages/site/app/icons.ts exports builtInIcons'),
  ]);
});
