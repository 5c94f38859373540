import type { AnyBlockDefinition } from '@mawkib/blocks/model';
import { catalogue } from '@mawkib/demo-market/catalogue';
import { describe, expect, it } from 'vitest';
import { anatomyOf, rulesOf } from './block-rules.ts';
import { fieldTables } from './field-rows.ts';
import { findBlocks } from './find-blocks.ts';
import { pageJson } from './page-json.ts';

const { definitionOf, definitions } = catalogue;

function known(key: string): AnyBlockDefinition {
  const definition = definitionOf(key);
  if (!definition) throw new Error(key);
  return definition;
}
const keysOf = (search: string) =>
  findBlocks(definitions, search).map(({ definition }) => definition.key);

describe('the search', () => {
  it('shows every block while nothing is asked', () => {
    expect(keysOf(' ')).toHaveLength(definitions.length);
  });

  it('finds a block by what it does, in both languages and any spelling', () => {
    expect(keysOf('questions answers')).toContain('accordion');
    expect(keysOf('اسئله')[0]).toBe('accordion');
    expect(keysOf('HERO-CAROUSEL')[0]).toBe('hero-carousel');
    expect(keysOf('retailers')).toContain('retailer-cards');
  });

  it('finds a block by a field and names the field', () => {
    const found = findBlocks([known('accordion'), known('snippet')], 'FAQ structured');
    expect(found).toEqual([
      { definition: known('accordion'), because: known('accordion').fields.has_schema.label },
    ]);
  });

  it('puts the block of that name before those that mention it, and leaves out what lacks a word', () => {
    expect(keysOf('accordion')[0]).toBe('accordion');
    expect(keysOf('accordion zeppelin')).toEqual([]);
  });
});

describe('the field table', () => {
  it('says name, key, type, options, default, limits and who translates', () => {
    const [block, item] = fieldTables(known('accordion'), 'en');
    const row = (key: string) =>
      [...(block?.rows ?? []), ...(item?.rows ?? [])].find((one) => one.key === key);
    expect(row('header_size')).toMatchObject({
      label: 'Heading size',
      type: 'Select',
      default: 'xl',
      contentful: false,
    });
    expect(row('header_size')?.options).toContainEqual({ value: 'm', label: 'Medium' });
    expect(row('open_all_label')).toMatchObject({ default: 'Open all', contentful: true });
    expect(row('block_scroll_id')?.limits).toEqual(['64 characters', 'format: id']);
    expect(row('html')?.limits).toContain('shown while type is html');
    expect(row('title')).toBeDefined();
  });

  it('is complete for every block and holds no raw objects', () => {
    for (const definition of definitions) {
      const rows = fieldTables(definition, 'ar').flatMap((table) => table.rows);
      const fields = { ...definition.fields, ...definition.group_fields };
      expect(rows.length).toBeGreaterThanOrEqual(
        Object.values(fields).filter((one) => (one as { type: string }).type !== 'Separator')
          .length,
      );
      for (const value of rows.flatMap((one) => [one.default, ...one.limits])) {
        expect(value).not.toMatch(/\[object|undefined|NaN/);
      }
    }
  });
});

it('tells the rules of a block from its definition', () => {
  const rules = rulesOf(known('accordion')).join(' ');
  expect(rules).toMatch(/static/i);
  expect(rules).toContain('up to 30 items');
  expect(rules).toContain('Question (each item)');
  expect(
    rulesOf({ ...known('accordion'), interactive: true, max_field_groups: undefined }).join(' '),
  ).toMatch(/^Interactive.*any number/);
  expect(anatomyOf(known('accordion'), 'en')).toMatchObject({
    parts: expect.arrayContaining(['Title']),
    items: expect.arrayContaining(['Question', 'Answer']),
  });
});

it('copies what a story shows as blocks that a page may hold', () => {
  for (const definition of definitions) {
    const tree = JSON.parse(pageJson(definition, {}, 'ar'));
    expect(catalogue.validate(tree).filter(({ severity }) => severity === 'error')).toEqual([]);
  }
  const [block] = JSON.parse(
    pageJson(known('snippet'), { fields: { title: { ar: 'عنوان' } } }, 'ar', () => 'x'),
  );
  expect(block).toMatchObject({ id: 'x', template: 'snippet', fields: { title: { ar: 'عنوان' } } });
});
