import { describe, expect, it } from 'vitest';
import { example } from '../example.fixture.js';
import { translatableValues } from '../translatable-values.js';
import { fieldTypes } from './field.js';
import { toTemplate } from './template.js';

const template = toTemplate(example);
const symbols = (list: { symbol: string }[]) => list.map(({ symbol }) => symbol);

describe('the template JSON', () => {
  it('is a resource of type template with its attributes [B-3-01] [B-3-02] [B-3-13]', () => {
    expect(template).toMatchObject({
      id: 'example',
      type: 'template',
      attributes: {
        key: 'example',
        name: 'Example',
        group: 'Other',
        list_priority: 0,
        thumbnail_url: null,
        hidden: false,
        template: 'example',
        area: 'content',
        external_block: false,
        max_field_groups: 2,
        field_groups: [],
      },
    });
  });

  it('gives every field label, symbol, type, value, attrs and flag [B-3-23] [B-3-24] [B-3-26] [B-3-27] [B-3-28]', () => {
    for (const field of template.attributes.fields) {
      expect(field.label).not.toBe('');
      expect(field).toHaveProperty('value');
      expect(field.attrs).toBeTypeOf('object');
      expect(field.contentful).toBeTypeOf('boolean');
    }
    expect(new Set(symbols(template.attributes.fields)).size).toBe(
      template.attributes.fields.length,
    );
  });

  it('knows twelve field types and uses all of them here [B-3-25] [B-3-29]', () => {
    expect(fieldTypes).toHaveLength(12);
    const used = new Set(template.attributes.fields.map(({ field_type }) => field_type));
    expect([...used].sort()).toEqual([...fieldTypes].sort());
  });

  it('says the language of Markdown, options of a select and sizes of a picture [B-3-32] [B-3-36]', () => {
    const attrs = Object.fromEntries(
      template.attributes.fields.map((field) => [field.symbol, field.attrs]),
    );
    expect(attrs.body).toMatchObject({ language: 'html' });
    expect(attrs.unit?.options).toEqual([
      { label: 'Label', value: 'km' },
      { label: 'Label', value: 'mi' },
    ]);
    expect(attrs.picture?.sizes).toContainEqual({ width: 1024, height: 576 });
  });

  it('adds the scroll id and the repeatable fields [B-3-17]', () => {
    expect(symbols(template.attributes.fields)).toContain('block_scroll_id');
    expect(symbols(template.attributes.field_groups_template)).toEqual(['label', 'offer_schedule']);
  });

  it('is in Arabic when asked', () => {
    expect(toTemplate(example, 'ar').attributes.name).toBe('مثال');
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(template))).toEqual(template);
  });
});

describe('what translators write', () => {
  const block = {
    id: 'b',
    template: 'example',
    version: 2,
    fields: { name: { ar: 'اسم' }, key: 'k', amount: 3 },
    groups: [{ id: 'g', fields: { label: { ar: 'بند' }, offer_schedule: '2026-01-01/' } }],
  };

  it('is the contentful fields and nothing else [B-1-08] [B-1-13]', () => {
    const listed = translatableValues(block, example).map(({ group, field }) => [group, field]);
    expect(listed).toEqual([
      ...['name', 'notes', 'title', 'body', 'picture', 'hero', 'go', 'links'].map((field) => [
        undefined,
        field,
      ]),
      ['g', 'label'],
    ]);
  });
});
