import { describe, expect, it } from 'vitest';
import { defineBlock } from '../definition/define-block.js';
import { string } from '../definition/field.js';
import { migrateBlock } from './migrate-block.js';

const label = { ar: 'تسمية', en: 'Label' };
const definition = (migrations: Parameters<typeof defineBlock>[0]['migrations']) =>
  defineBlock({
    key: 'old',
    name: label,
    description: label,
    short_description: label,
    group: 'Other',
    version: 3,
    fields: { name: string({ label }) },
    interactive: false,
    migrations,
    sample: { ar: { fields: {} }, en: { fields: {} } },
  });

const stored = { id: 'b', template: 'old', version: 1, fields: { n: 1 }, groups: [] };
const add = (key: string) => (content: { fields: object; groups: never[] }) => ({
  ...content,
  fields: { ...content.fields, [key]: true },
});
const steps = { 2: add('second'), 3: add('third') } as never;

describe('migration', () => {
  it('goes step by step to the current version and leaves what was stored alone', () => {
    const before = structuredClone(stored);
    const migrated = migrateBlock(stored, definition(steps));
    expect(migrated).toEqual({
      ok: true,
      changed: true,
      block: { ...stored, version: 3, fields: { n: 1, second: true, third: true } },
    });
    expect(stored).toEqual(before);
  });

  it('does nothing to a current block', () => {
    const current = { ...stored, version: 3 };
    expect(migrateBlock(current, definition(steps))).toEqual({
      ok: true,
      changed: false,
      block: current,
    });
  });

  it.each([
    ['a step is missing', 1, { 3: add('third') }],
    ['a newer software wrote it', 4, steps],
    [
      'a step fails',
      1,
      {
        2: () => {
          throw new Error('broken');
        },
      },
    ],
  ])('gives the block back as it was when %s', (_title, version, migrations) => {
    const block = { ...stored, version };
    expect(migrateBlock(block, definition(migrations as never))).toEqual({ ok: false, block });
  });
});
