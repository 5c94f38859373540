import { expect, test } from 'vitest';
import { compare } from './compare.ts';
import type { Judged } from './judge.ts';
import { parseRows } from './read-rows.ts';
import { mentionsIn } from './read-titles.ts';

const idsIn = (text: string, path = 'a.test.ts') => mentionsIn(path, text).map(({ id }) => id);

const judged = (text: string, runs = true): Judged[] =>
  mentionsIn('a.test.ts', text).map((mention) => ({
    ...mention,
    runs,
    unused: [],
    proof: 'unrecorded',
  }));

const rows = parseRows(
  [
    'id\tarea\tpackage\trequirement\tcheck',
    'S-1-01\ti18n\tcore\tArabic first\tLoad /ar/',
    'S-1-02\tlayout\tsite\tPages of blocks\tServe one',
    'B-3-251\tblock\tblocks\tA title\tRender it',
  ].join('\n'),
);

test('a table is read by the names of its columns', () => {
  expect(rows[2]).toEqual({
    id: 'B-3-251',
    area: 'block',
    package: 'blocks',
    requirement: 'A title',
  });
});

test('ids at the end of a title count, several of them too', () => {
  expect(idsIn("test('folds [S-1-01]', () => {})")).toEqual(['S-1-01']);
  expect(idsIn('it(`shows [S-1-01] [S-2-21]`, () => {})')).toEqual(['S-1-01', 'S-2-21']);
  expect(idsIn("it.each([1])('each %d [S-1-01]', () => {})")).toEqual(['S-1-01']);
  expect(idsIn("test('it\\'s here [S-1-01]', () => {})")).toEqual(['S-1-01']);
  expect(idsIn("const own = test.extend({});\nown('a [S-1-01]', () => {})")).toEqual(['S-1-01']);
  expect(idsIn("describe('b', () => { test('a [S-1-01]', () => {}) })")).toEqual(['S-1-01']);
});

test('ids that a title prints of its table count, those of other columns do not', () => {
  const rows = "[['a [S-1-01]', 'b [S-1-02]'], ['c [S-2-21]', 'd']] as const";
  expect(idsIn(`it.each(${rows})('%s is right', () => {})`)).toEqual(['S-1-01', 'S-2-21']);
  expect(idsIn(`const rows = ${rows};\ntest.each(rows)('%s', () => {})`)).toHaveLength(2);
  expect(idsIn(`it.each(${rows})('is right', () => {})`)).toEqual([]);
  expect(idsIn("it.each([{ name: 'a [S-1-01]', text: 'b [S-1-02]' }])('$name', f)")).toEqual([
    'S-1-01',
  ]);
});

test('the name of a story counts, in a file of stories', () => {
  const story = "export const Long: Story = { name: 'Long [B-3-251]' };";
  expect(idsIn(story, 'a.stories.tsx')).toEqual(['B-3-251']);
  expect(idsIn(story)).toEqual([]);
});

test('an id elsewhere does not count', () => {
  expect(idsIn("test('[S-1-01] folds', () => {})")).toEqual([]);
  expect(idsIn('// as [S-1-01] says')).toEqual([]);
  expect(idsIn("test('a', () => expect(text, 'why [S-1-01]').toBe('b [S-1-01]'))")).toEqual([]);
  expect(idsIn("const title = 'a [S-1-01]'")).toEqual([]);
  expect(idsIn("describe('suite [S-1-01]', () => {})")).toEqual([]);
  expect(idsIn("test.describe('suite [S-1-01]', () => {})")).toEqual([]);
});

test('rows are covered or missing per package', () => {
  const { packages, unknown } = compare(rows, judged("test('a [S-1-01]');"));
  expect(packages.map(({ package: name, covered }) => [name, covered.length])).toEqual([
    ['blocks', 0],
    ['core', 1],
    ['site', 0],
  ]);
  expect(unknown).toEqual([]);
});

test('a row is lost if its tests run nothing of an app, and covered again by one that does', () => {
  const unused = judged("test('a [S-1-01]');", false);
  const lostOf = (mentions: Judged[]) =>
    compare(rows, mentions).packages.flatMap(({ lost }) => lost.map(({ id }) => id));
  expect(lostOf(unused)).toEqual(['S-1-01']);
  expect(lostOf([...unused, ...judged("test('b [S-1-01]');")])).toEqual([]);
});

test('an id that no row has is unknown, with its place', () => {
  const { unknown } = compare(rows, judged("\ntest('a [S-9-99]');"));
  expect(unknown).toMatchObject([{ id: 'S-9-99', path: 'a.test.ts', line: 2 }]);
});
