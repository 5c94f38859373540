import { operation } from '@mawkib/api-clients/contracts';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { createBlock } from '../model/create-block.js';
import {
  type AnyBlockDefinition,
  defineBlock,
  type Sample,
} from '../model/definition/define-block.js';
import { select, string } from '../model/definition/field.js';
import { builtInBlocks, CatalogueError, createCatalogue } from './index.js';

const getTides = operation({
  id: 'getTides',
  service: 'content',
  method: 'GET',
  path: '/tides',
  response: z.object({ data: z.object({ high: z.string() }) }),
});

const own = defineBlock({
  key: 'tide-table',
  name: { ar: 'جدول المدّ', en: 'Tide table' },
  description: { ar: 'أوقات المدّ', en: 'When the tide is high' },
  short_description: { ar: 'المدّ', en: 'Tides' },
  group: 'Mena',
  version: 2,
  fields: { harbour: string({ label: { ar: 'الميناء', en: 'Harbour' }, contentful: false }) },
  interactive: false,
  data: () => ({ operation: getTides, input: {}, select: ({ data }) => data.high }),
  migrations: {
    2: ({ fields: { port, ...fields }, groups }) => ({
      fields: { ...fields, harbour: port },
      groups,
    }),
  },
  sample: { ar: { fields: {} }, en: { fields: {} } },
});

/** Invalid definitions, as a market without types could pass. */
const broken = (changes: Record<string, unknown>) => ({ ...own, ...changes }) as AnyBlockDefinition;

function problemsOf(blocks: readonly AnyBlockDefinition[]) {
  try {
    createCatalogue(blocks);
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems.map(({ path }) => path);
    throw error;
  }
  return [];
}

describe('a catalogue', () => {
  const catalogue = createCatalogue([...builtInBlocks, own]);
  const old = { id: 'a', template: 'tide-table', version: 1, fields: { port: 'N' }, groups: [] };

  it('knows a market’s block like one of the package', () => {
    expect(catalogue.definitionOf('tide-table')).toBe(own);
    expect(catalogue.definitionOf('quote')?.name.en).toBe('Quote');
    const mena = catalogue.pickerGroups.find(({ group }) => group === 'Mena');
    expect(mena?.blocks).toContain(own);
    expect(catalogue.templates('ar').find(({ id }) => id === 'tide-table')).toMatchObject({
      attributes: { name: 'جدول المدّ', fields: [{ symbol: 'harbour' }, {}] },
    });
  });

  it('migrates, validates and resolves it', () => {
    expect(catalogue.migrate(old)).toMatchObject({ version: 2, fields: { harbour: 'N' } });
    expect(catalogue.validate([old])).toEqual([]);
    const wrong = { ...createBlock(own), fields: { harbour: 7 } };
    expect(catalogue.validate([wrong])).toMatchObject([{ field: 'harbour', rule: 'type' }]);
    const [shown] = catalogue.resolve([old], { locale: 'en', now: new Date() });
    expect(shown).toMatchObject({ template: 'tide-table', fields: { harbour: 'N' }, still: true });
  });

  it('makes the call that it declares', async () => {
    const call = vi.fn(async () => ({ data: { high: '06:12' } }));
    const page = { search: new URLSearchParams(), locale: 'ar', path: '/' } as const;
    const block = { id: 'a', template: 'tide-table', fields: {}, groups: [] };
    expect(catalogue.needs([block], page).get('a')?.operation).toBe(getTides);
    const states = await catalogue.loadData([block], { ...page, call: call as never });
    expect(states).toEqual({ a: { state: 'ready', value: '06:12' } });
  });

  it('leaves a block of another market as it is', () => {
    const few = createCatalogue([own]);
    const quote = { id: 'q', template: 'quote', version: 1, fields: {}, groups: [] };
    expect(few.migrate(quote)).toBe(quote);
    expect(few.validate([quote])).toMatchObject([{ rule: 'unknown_template' }]);
    expect(few.definitions).toEqual([own]);
  });

  it('cannot be changed', () => {
    const open = catalogue as unknown as { definitions: unknown[]; definitionOf: unknown };
    expect(() => open.definitions.push(own)).toThrow(TypeError);
    expect(() => {
      open.definitionOf = () => undefined;
    }).toThrow(TypeError);
    const list = [...builtInBlocks];
    const made = createCatalogue(list);
    list.push(own);
    expect(made.definitionOf('tide-table')).toBeUndefined();
  });
});

describe('definitions that are not valid', () => {
  const label = { ar: 'حقل', en: 'Field' };
  const sample = (fields: Sample['fields'], groups?: Sample['groups']) => ({
    ar: { fields: {} },
    en: { fields, ...(groups && { groups }) },
  });

  it.each<[string, AnyBlockDefinition, string]>([
    ['a key in capitals', broken({ key: 'TideTable' }), 'key'],
    ['a member that nothing reads', broken({ tags: [] }), 'tags'],
    ['a name in one language', broken({ name: { en: 'Tides' } }), 'name'],
    ['a group of its own', broken({ group: 'Sea' }), 'group'],
    ['no word on whether it moves', broken({ interactive: undefined }), 'interactive'],
    ['half a version', broken({ version: 1.5 }), 'version'],
    ['a missing migration', broken({ version: 3 }), 'migrations.3'],
    ['a migration to no version', broken({ version: 1 }), 'migrations.2'],
    ['no fields', broken({ fields: undefined }), 'fields'],
    ['a field of no type', broken({ fields: { at: { type: 'Date', label } } }), 'fields.at'],
    [
      'a field with a member that nothing reads',
      broken({ fields: { at: { ...string({ label }), hint: '' } } }),
      'fields.at.hint',
    ],
    [
      'a default that staff could not save',
      broken({ fields: { at: { ...string({ label }), default: 7 } } }),
      'fields.at.default',
    ],
    [
      'a condition on no field',
      broken({ fields: { at: string({ label, when: { field: 'kind', is: ['x'] } }) } }),
      'fields.at.when.field',
    ],
    [
      'nothing to choose from',
      broken({ fields: { at: select({ label, options: [], optional: true }) } }),
      'fields.at.options',
    ],
    ['no Arabic sample', broken({ sample: { en: { fields: {} } } }), 'sample.ar'],
    [
      'a sample’s unknown field',
      broken({ sample: sample({ port: 'N' }) }),
      'sample.en.fields.port',
    ],
    [
      'a sample’s unknown field in an item',
      broken({ sample: sample({}, [{ port: 'N' }]) }),
      'sample.en.groups[0].port',
    ],
  ])('%s is named with its path', (_title, definition, path) => {
    expect(problemsOf([...builtInBlocks.slice(0, 2), definition])).toEqual([`blocks[2].${path}`]);
  });

  it('two blocks of one key are rejected, as is what is no definition', () => {
    expect(problemsOf([own, own])).toEqual(['blocks[1].key']);
    expect(problemsOf([undefined as never, own])).toEqual(['blocks[0]']);
    expect(problemsOf(own as never)).toEqual(['blocks']);
  });

  it('all are reported at once, each with its fix', () => {
    const faults = [broken({ version: 3 }), broken({ key: 'other', template: 'o', group: 'Sea' })];
    expect(() => createCatalogue(faults)).toThrow(
      /^The blocks of the market are not valid:\n {2}blocks\[0\]\.migrations\.3: .* Add the step from version 2 to 3\.\n {2}blocks\[1\]\.group: "Sea" is not a group\. Use one of Advanced,/,
    );
  });
});
