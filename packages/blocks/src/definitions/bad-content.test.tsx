import { beforeAll, describe, expect, it } from 'vitest';
import { components } from '../built-in/components.fixture.js';
import type { AnyBlockDefinition } from '../model/definition/define-block.js';
import type { Field, FieldMap } from '../model/definition/field.js';
import type { StoredBlock } from '../model/definition/public-values.js';
import { createGroup, fromSample, type Issue, resolvePage, validateTree } from '../model/index.js';
import { Blocks } from '../renderer/Blocks.js';
import { serve } from '../renderer/page.fixture.js';
import { definitionOf, definitions } from './catalogue.fixture.js';

const now = new Date('2026-06-15T12:00:00Z');
/** Values of every type: each field rejects some of them. */
const values: readonly unknown[] = [
  0,
  -1,
  Number.NaN,
  true,
  '',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{"a":',
  '[]',
  '2026-13-45/x',
  [],
  [null, 7, { url: 5 }],
  {},
  { ar: 5, en: [] },
  { id: 7, alt: 'x' },
  { type: 'magic', label: 5, url: {}, target: 'top', hidden_fields: [], columns: 'x' },
  { toString: 1, valueOf: 1 },
  null,
];

const valid = (definition: AnyBlockDefinition, id: string): StoredBlock => {
  let count = 0;
  return fromSample(definition, definition.sample.en, () =>
    count++ === 0 ? id : `${id}-${count}`,
  );
};

/** The page resolved for visitors, and the reported issues. */
function resolved(...blocks: unknown[]) {
  const reports: Issue[] = [];
  const report = (issue: Issue) => reports.push(issue);
  const page = resolvePage(blocks, definitionOf, { locale: 'en', now, report });
  return { page, reports };
}

const rendered = (blocks: readonly unknown[]) => {
  const { page } = resolved(...blocks);
  return serve(<Blocks blocks={page} />, page);
};

/** Fields that can have a wrong type; separators have no value. */
const typed = (fields: FieldMap) =>
  Object.entries(fields).filter(([, { type }]) => type !== 'Separator');

beforeAll(components.preloadAll);

describe.each(definitions.map((one) => [one.key, one] as const))('stored %s', (key, definition) => {
  const before = { ...valid(definitionOf('snippet') ?? definition, 'before') };
  const page = (bad: unknown) => [before, bad, { ...before, id: 'after' }];
  const good = valid(definition, 'bad');

  it('with a wrong value in any field keeps all else, and states which field of which block', () => {
    const expected = resolved(good).page[0];
    const places: [FieldMap, string | undefined][] = [[definition.fields, undefined]];
    if (good.groups[0]) places.push([definition.group_fields, good.groups[0].id]);
    for (const [fields, group] of places) {
      for (const [name, field] of typed(fields)) {
        const wrong = values.filter((value) => isWrong(field, value));
        expect([name, wrong.length > 0]).toEqual([name, true]);
        for (const value of wrong) {
          const bad = withValue(good, group, name, value);
          const { page, reports } = resolved(bad);
          const said = reports.find((report) => report.field === name);
          expect(said, `${name}: ${JSON.stringify(value)}`).toMatchObject({ block: 'bad' });
          expect(said?.group).toBe(group);
          expect(othersOf(page[0], group, name)).toEqual(othersOf(expected, group, name));
        }
      }
    }
  });

  it.each(values.map((value, at) => [at, value] as const))(
    'with value %i in all fields at once never breaks its page',
    (_at, value) => {
      const all = (fields: FieldMap) =>
        Object.fromEntries(Object.keys(fields).map((name) => [name, value]));
      const groups = good.groups.map(({ id }) => ({ id, fields: all(definition.group_fields) }));
      const html = rendered(page({ ...good, fields: all(definition.fields), groups }));
      expect(html.match(/data-block-id="(?:before|after)"/g)).toHaveLength(2);
      expect(html).not.toContain('data-failed');
    },
  );

  it('with fields that it does not know shows what it would without them', () => {
    const unknown = { no_such_field: 'red', onerror: 'x', constructor: 'y' };
    const groups = good.groups.map((group) => ({
      ...group,
      fields: { ...group.fields, ...unknown },
    }));
    const bad = { ...good, fields: { ...good.fields, ...unknown }, groups };
    const { page, reports } = resolved(bad);
    expect(page).toEqual(resolved(good).page);
    const told = reports.filter(({ rule }) => rule === 'unknown_field');
    expect(told.filter(({ group }) => group === undefined).map(({ field }) => field)).toEqual([
      'no_such_field',
      'onerror',
    ]);
    expect(told).toHaveLength(2 * (1 + groups.length));
  });

  it('with more groups than it may have shows the first of them', () => {
    const { max_field_groups: limit, group_fields } = definition;
    const count = (limit ?? 60) + 3;
    const groups = Array.from({ length: count }, (_, at) => ({
      ...createGroup(definition, () => `g${at}`),
      fields: { ...(good.groups[at % good.groups.length]?.fields ?? {}) },
    }));
    const { page, reports } = resolved({ ...good, groups });
    const kept = Object.keys(group_fields).length === 0 ? 0 : Math.min(count, limit ?? count);
    expect(page[0]?.groups).toHaveLength(kept);
    const overLimit = kept > 0 && kept < count;
    expect(reports.map(({ rule }) => rule)).toEqual(overLimit ? ['limit'] : []);
    const rules = validateTree([{ ...good, groups }], definitionOf).map(({ rule }) => rule);
    expect(rules.includes('limit')).toBe(overLimit);
    expect(rules.includes('groups_not_allowed')).toBe(kept === 0);
  });

  it.each([
    ['no fields', { fields: 'none' }],
    ['no groups', { groups: 'none' }],
    ['groups that are none', { groups: [null, 5, { id: 7 }, { id: 'x', fields: [] }] }],
    ['no version', { version: 'new' }],
    ['a version of another software', { version: 999 }],
    ['an unknown template', { template: `${key}-of-tomorrow` }],
    ['no id', { id: null }],
  ])('with %s leaves its page whole, and is reported', (_title, damage) => {
    const stored = page({ ...good, ...damage });
    expect(resolved(...stored).reports).not.toEqual([]);
    expect(rendered(stored).match(/data-block-id="(?:before|after)"/g)).toHaveLength(2);
  });
});

/** True if the value is not of the field's type; blank texts and `null` count as missing. */
function isWrong({ type, attrs, contentful, optional }: Field, value: unknown): boolean {
  if (value === null) return false;
  switch (type) {
    case 'Bool':
      return typeof value !== 'boolean';
    case 'Number':
      return typeof value !== 'number' || Number.isNaN(value);
    case 'Select':
      return !(value === '' && optional) && !attrs.options?.some((one) => one.value === value);
    case 'LinksCollection':
      return !Array.isArray(value);
    case 'Image':
      return typeof value !== 'object' || typeof (value as { id?: unknown }).id !== 'string';
    case 'Link':
      return typeof value !== 'object' || Array.isArray(value);
    case 'Json':
      return value === '{"a":' || typeof value !== 'string';
    default:
      return typeof value !== 'string' && !(contentful && isObject(value));
  }
}

const isObject = (value: unknown) => typeof value === 'object' && !Array.isArray(value);

function withValue(
  block: StoredBlock,
  group: string | undefined,
  name: string,
  value: unknown,
): StoredBlock {
  const change = <T extends { fields: Record<string, unknown> }>(holder: T): T => ({
    ...holder,
    fields: { ...holder.fields, [name]: value },
  });
  if (group === undefined) return change(block);
  return { ...block, groups: block.groups.map((one) => (one.id === group ? change(one) : one)) };
}

/** All fields but one; an incomplete group may be dropped. */
function othersOf(
  block: ReturnType<typeof resolved>['page'][number] | undefined,
  group: string | undefined,
  name: string,
) {
  const without = <T extends { fields: Record<string, unknown> }>(holder: T) => {
    const { [name]: _, ...fields } = holder.fields;
    return { ...holder, fields };
  };
  if (!block) return undefined;
  if (group === undefined) return without(block);
  return { ...block, groups: block.groups.filter(({ id }) => id !== group) };
}
