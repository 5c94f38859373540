import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { blockKeys, generatedFiles } from '../../scripts/generated-files.js';
import type { FieldMap } from '../model/definition/field.js';
import { fieldTypes } from '../model/definition/field.js';
import type { StoredBlock } from '../model/definition/public-values.js';
import {
  applyDynamicContent,
  blockGroups,
  createBlock,
  createGroup,
  fromSample,
  resolvePage,
  validateTree,
} from '../model/index.js';
import { checkValue } from '../model/validation/check-value.js';
import { catalogue, definitionOf, definitions } from './catalogue.fixture.js';
import { createCatalogue } from './index.js';

const blocks = fileURLToPath(new URL('../blocks', import.meta.url));
const pascal = (key: string) =>
  key.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
/**
 * Lists, forms and maps of other packages: their keyboard use is tested in their stories and e2e
 * tests.
 */
const playedElsewhere: ReadonlySet<string> = new Set([
  'form-component',
  'retailer-cards',
  'stock-locator',
  'stock-locator-carousel',
  'stock-locator-overseas',
]);
const errors = (page: unknown) =>
  validateTree(page, definitionOf).filter(({ severity }) => severity === 'error');

describe.each(blockKeys())('the folder %s', (key) => {
  const files = readdirSync(join(blocks, key));

  it.each([
    `${key}.definition.ts`,
    `${pascal(key)}.tsx`,
    `${pascal(key)}.stories.tsx`,
    `${key}.fixture.ts`,
    `${key}.sample.ts`,
    'index.ts',
  ])('holds %s', (file) => {
    expect(files).toContain(file);
  });

  it('holds a test', () => {
    expect(files.filter((file) => /\.test\.tsx?$/.test(file))).not.toEqual([]);
  });

  it('holds a small picture of itself, made by `pnpm stories --thumbnails`', () => {
    expect(files).toContain('thumbnail.webp');
    const picture = readFileSync(join(blocks, key, 'thumbnail.webp'));
    expect(picture.toString('latin1', 8, 12)).toBe('WEBP');
    expect(picture.length).toBeLessThanOrEqual(12 * 1024);
    expect(picture.length, 'nothing is to be seen on it').toBeGreaterThan(400);
  });

  it('has stories for default, empty and long text', () => {
    const stories = readFileSync(join(blocks, key, `${pascal(key)}.stories.tsx`), 'utf8');
    for (const name of ['Default', 'Empty', 'LongText']) {
      expect(stories).toContain(`export const ${name}: Story`);
    }
  });

  it('has a fixture of every version, and each is valid content of today', async () => {
    const { fixtures } = (await import(`../blocks/${key}/${key}.fixture.ts`)) as {
      fixtures: StoredBlock[];
    };
    const definition = definitionOf(key);
    const versions = Array.from({ length: definition?.version ?? 0 }, (_, at) => at + 1);
    expect([...new Set(fixtures.map(({ version }) => version))].sort()).toEqual(versions);
    for (const fixture of fixtures) expect(errors([fixture])).toEqual([]);
  });
});

const moving = definitions.filter(
  ({ key, interactive }) => interactive && !playedElsewhere.has(key),
);

it.each(moving.map(({ key }) => key))(
  '%s, which moves, has a story played by keyboard, and the same with reduced motion',
  (key) => {
    const stories = readFileSync(join(blocks, key, `${pascal(key)}.stories.tsx`), 'utf8');
    const missing = 'A block that moves needs stories ByKeyboard and ReducedMotion (`inCalm`).';
    expect(stories, missing).toMatch(
      /export const ByKeyboard: Story = \{\n(?: {2}.*\n)*? {2}play:/,
    );
    expect(stories, missing).toContain('export const ReducedMotion: Story = inCalm(');
  },
);

describe.each(definitions.map((one) => [one.key, one] as const))('%s', (_key, definition) => {
  it.each(['ar', 'en'] as const)('has a sample in %s that is valid and whole', (locale) => {
    const page = [fromSample(definition, definition.sample[locale])];
    expect(errors(page)).toEqual([]);
    const reports: unknown[] = [];
    const options = { locale, now: new Date(), report: (issue: unknown) => reports.push(issue) };
    expect(resolvePage(page, definitionOf, options)).toHaveLength(1);
    expect(reports).toEqual([]);
  });

  it('has texts of its own in both languages in its sample', () => {
    const stored = fromSample(definition, definition.sample.ar);
    for (const { value } of contentfulTexts(definition.fields, stored.fields)) {
      expect(Object.keys(value).sort()).toEqual(['ar', 'en']);
    }
  });

  it('has defaults that fit its fields [B-3-42]', () => {
    const fields = Object.values({
      ...(definition.fields as FieldMap),
      ...(definition.group_fields as FieldMap),
    });
    for (const field of fields) expect(checkValue(field, field.default)).toBeNull();
  });

  it('has a new group with exactly the fields of its template, at their defaults [B-3-17]', () => {
    const template = catalogue.templates('en').find(({ id }) => id === definition.key);
    const { field_groups_template: of = [] } = template?.attributes ?? {};
    const fields: FieldMap = definition.group_fields;
    expect(of.map(({ symbol }) => symbol)).toEqual(Object.keys(fields));
    expect(createGroup(definition).fields).toEqual(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default])),
    );
  });

  it('says every name, label and help in Arabic and English', () => {
    const fields = [
      ...Object.values(definition.fields as FieldMap),
      ...Object.values(definition.group_fields as FieldMap),
    ];
    const texts = [
      definition.name,
      definition.description,
      definition.short_description,
      ...fields.flatMap(({ label, help }) => [label, ...(help ? [help] : [])]),
    ];
    for (const { ar, en } of texts) expect([ar, en]).not.toContain('');
  });
});

function contentfulTexts(fields: FieldMap, stored: Record<string, unknown>) {
  return Object.entries(fields)
    .filter(([, field]) => field.contentful && ['String', 'Text', 'Markdown'].includes(field.type))
    .map(([name]) => ({ value: stored[name] as Record<string, string> }))
    .filter(({ value }) => value && Object.keys(value).length > 0);
}

describe('the catalogue', () => {
  it('sorts its blocks by the eleven groups, in this order [B-1-09]', () => {
    expect(blockGroups).toEqual([
      'Advanced',
      'Specials',
      'Content',
      'Hero',
      'Mena',
      'APO',
      'Other',
      'Retailers',
      'Schema',
      'Stock Locator',
      'New Blocks Versions',
    ]);
    expect(catalogue.pickerGroups.map(({ group }) => group)).toEqual(blockGroups);
    for (const { group } of definitions) expect(blockGroups).toContain(group);
  });

  it('covers the ten subjects of the document [B-1-01]', () => {
    const served = new Map(
      catalogue.templates().map(({ attributes }) => [attributes.key, attributes]),
    );
    const fieldsOf = [...served.values()].flatMap(({ fields, field_groups_template }) => [
      ...fields,
      ...field_groups_template,
    ]);
    expect(new Set(fieldsOf.map(({ field_type }) => field_type))).toEqual(new Set(fieldTypes));
    for (const { fields } of served.values()) expect(fields).not.toEqual([]);
    const special = ['fuel-type-quiz', 'subscription-quiz', 'finance-calculator', 'rent-a-car'];
    expect([...served.keys()]).toEqual(expect.arrayContaining([...special, 'stock-locator']));
    const accordion = served.get('accordion');
    expect(accordion?.field_groups_template).not.toEqual([]);
    expect(accordion?.max_field_groups).toBe(30);
    // Dynamic content: a group is shown only where its strategy applies.
    const fields = { title: { en: 'Offer' }, type: 'html', html: { en: 'Text' } };
    const dc_strategy = { key: 'offers', value: 'f-pace' };
    const definition = definitionOf('accordion');
    if (!definition) throw new Error('no accordion');
    const groups = [{ id: 'g1', fields: { ...fields, dc_strategy } }];
    const page = catalogue.resolve([{ ...createBlock(definition), groups }], {
      locale: 'en',
      now: new Date(0),
    });
    const groupsIf = (isVisible: boolean) =>
      applyDynamicContent(page, definitionOf, {
        isVisible: () => isVisible,
        offer: () => undefined,
        text: (text) => text,
        html: (html) => html as never,
      })[0]?.groups.length;
    expect([groupsIf(true), groupsIf(false)]).toEqual([1, 0]);
  });

  it('hides a hidden block from the picker and still renders it [B-3-10]', () => {
    const [first] = definitions;
    if (!first) throw new Error('no blocks');
    const hidden = { ...first, hidden: true };
    const inPicker = createCatalogue([hidden]).pickerGroups.flatMap(({ blocks }) => blocks);
    expect(inPicker).toEqual([]);
    const page = resolvePage([createBlock(hidden)], createCatalogue([hidden]).definitionOf, {
      locale: 'ar',
      now: new Date(),
    });
    expect(page).toHaveLength(1);
  });

  it('gives every block a unique key and a template [B-3-03] [B-3-04]', () => {
    const all = catalogue.templates();
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { attributes } of all) {
      expect(attributes.name).not.toBe('');
      expect(fieldTypes).toEqual(
        expect.arrayContaining(attributes.fields.map(({ field_type }) => field_type)),
      );
    }
  });

  it('gives block_scroll_id to all but in-page navigation [B-3-18]', () => {
    for (const { key, fields } of definitions) {
      expect([key, Object.hasOwn(fields, 'block_scroll_id')]).toEqual([
        key,
        key !== 'in-page-navigation',
      ]);
    }
  });

  it.each([
    ['content-blocks [B-9-05]', 1000],
    ['accordion [B-9-07]', 30],
    ['retailer-cards [B-9-11]', 30],
    ['in-page-navigation [B-9-19]', 10],
    ['gallery [B-3-240] [B-9-16]', 40],
    ['colour-picker-carousel [B-9-10]', 20],
    ['parallax-image [B-9-08]', 40],
    ['icons-timeline [B-3-241] [B-9-17]', 20],
    ['specification-glance [B-9-18]', 20],
    ['specification-accordion [B-9-09]', 100],
    ['info-system [B-9-20]', 30],
    ['gallery-categories [B-3-239] [B-9-15]', 4],
    ['ready-to-go-bar [B-3-234]', 5],
  ])('limits the groups of %s', (name, limit) => {
    const definition = definitionOf(name.split(' ')[0] ?? '');
    if (!definition) throw new Error(name);
    expect(definition.max_field_groups).toBe(limit);
    const groups = (count: number) =>
      Array.from({ length: count }, (_, at) => createGroup(definition, () => `g${at}`));
    const rules = (count: number) =>
      errors([{ ...createBlock(definition), groups: groups(count) }]).map(({ rule }) => rule);
    expect(rules(limit)).toEqual([]);
    expect(rules(limit + 1)).toEqual(['limit']);
  });
});

describe('generated files', () => {
  it.each(generatedFiles())('are those of the folders: $path', ({ path, content }) => {
    const stored = readFileSync(path, 'utf8');
    if (path.endsWith('.json')) expect(JSON.parse(stored)).toEqual(JSON.parse(content));
    else expect(stored, 'Run `pnpm --filter @mawkib/blocks generate`.').toBe(content);
  });
});
