import { readFileSync } from 'node:fs';
import { connect, Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { builtInBlocks } from '../built-in/built-in-blocks.generated.js';
import type { FieldMap } from '../model/definition/field.js';
import { catalogue, definitions } from './catalogue.fixture.js';

const rows = readFileSync(
  new URL('../../../../docs/requirements/catalogue.tsv', import.meta.url),
  'utf8',
)
  .split('\n')
  .map((line) => line.split('\t'));

/** `title?:Markdown, unit:Select[km|mi]=km` as names; commas in brackets are not separators. */
const namesIn = (cell = '') =>
  cell
    .split(/,\s+(?![^[{]*[\]}])/)
    .map((part) => part.trim().split(/[:?]/)[0] ?? '')
    .filter(Boolean)
    .sort();

const namesOf = (fields: FieldMap) =>
  Object.keys(fields)
    .filter((name) => fields[name]?.type !== 'Separator')
    .sort();

it.each(definitions.map((definition) => [definition.key, definition] as const))(
  '%s has the group, the limit and the fields of its row, no other [B-3-300] [B-9-42]',
  (key, { group, max_field_groups, fields, group_fields }) => {
    const [, , rowGroup, limit, own, repeated] = rows.find(([name]) => name === key) ?? [];
    expect(group).toBe(rowGroup);
    expect(max_field_groups).toBe(limit ? Number(limit) : undefined);
    expect(namesOf(fields)).toEqual(namesIn(own));
    expect(namesOf(group_fields)).toEqual(namesIn(repeated));
  },
);

it('has the 68 blocks of the rows and no other, in eleven groups [B-1-11] [B-3-299]', () => {
  const served = catalogue.templates().map(({ attributes: { key, group } }) => [key, group]);
  const listed = rows.slice(1).filter(([key]) => key !== '');
  expect(served.toSorted()).toEqual(listed.map(([key, , group]) => [key, group]).toSorted());
  expect(served).toHaveLength(68);
  expect(new Set(served.map(([, group]) => group)).size).toBe(11);
});

it('makes no call when the definitions are loaded [B-7-01]', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'));
  const opened = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket) {
    return this;
  });
  vi.resetModules();
  const loaded = await import('./index.js');
  expect(loaded.builtInBlocks[0]).not.toBe(builtInBlocks[0]);
  const catalogue = loaded.createCatalogue(loaded.builtInBlocks);
  expect(catalogue.templates()).toHaveLength(definitions.length);
  expect(catalogue.pickerGroups.flatMap(({ blocks }) => blocks)).not.toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
  expect(opened).not.toHaveBeenCalled();
  connect(1);
  expect(opened).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
