import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlock, createGroup } from '../create-block.js';
import { rules } from '../definition/issue.js';
import { example, exampleOf } from '../example.fixture.js';
import { validateTree } from './validate-tree.js';

const block = (fields: object = {}, groups: object[] = []) => ({
  id: 'b1',
  template: 'example',
  version: 2,
  fields: { name: { ar: 'اسم' }, ...fields },
  groups,
});
const found = (...blocks: unknown[]) =>
  validateTree(blocks, exampleOf).map(({ rule, field, group }) => [rule, field ?? group]);

describe('validation of a stored page', () => {
  it('accepts a new block with defaults, but warns about what is required', () => {
    const issues = validateTree([createBlock(example)], exampleOf);
    expect(issues.map(({ rule, severity }) => [rule, severity])).toEqual([['required', 'warning']]);
  });

  it.each([
    ['a text that is not per language', { name: 'x' }, 'type'],
    ['another language', { name: { fr: 'x' } }, 'type'],
    ['a text that is too long', { name: { ar: 'x'.repeat(21) } }, 'max_length'],
    ['a word for a switch', { shown: 'true' }, 'type'],
    ['a text for a number', { amount: '4' }, 'type'],
    ['a number out of range', { amount: 11 }, 'range'],
    ['a value that is no option [B-3-35]', { unit: 'nm' }, 'option'],
    ['an image without id', { picture: {} }, 'type'],
    ['a link of no type', { go: { type: 'magic' } }, 'type'],
    ['a link that runs something', { links: [{ url: 'javascript:x' }] }, 'url'],
    ['an address that runs something', { address: 'javascript:x' }, 'url'],
    ['an id with spaces', { key: 'a b' }, 'id'],
    ['JSON that is none [B-3-40]', { config: '{' }, 'json'],
    ['JSON that does not fit', { config: '{"max":"x"}' }, 'json'],
    ['a period that is none', { offer_schedule: 'soon' }, 'schedule'],
    ['a value for a separator', { line: 'x' }, 'type'],
    ['a field that is none', { nothing: 1 }, 'unknown_field'],
  ] as const)('names the field for %s', (_title, fields, rule) => {
    const field = Object.keys(fields)[0];
    expect(found(block(fields))).toEqual([[rule, field]]);
  });

  it('finds what is wrong with groups', () => {
    const group = (id: string, fields: object = {}) => ({ id, fields });
    expect(found(block({}, [group('a'), group('b'), group('c')]))).toEqual([['limit', undefined]]);
    expect(found(block({}, [group('a', { label: 4 })]))).toEqual([['type', 'label']]);
    expect(found(block({}, [group('a'), group('a')]))).toEqual([['duplicate_id', undefined]]);
  });

  it('finds ids used twice, unknown templates and malformed blocks', () => {
    expect(found(block(), block())).toEqual([['duplicate_id', undefined]]);
    expect(found({ ...block(), template: 'gone' })).toEqual([['unknown_template', undefined]]);
    expect(found(null)).toEqual([['malformed', undefined]]);
    expect(validateTree('no list', exampleOf)).toHaveLength(1);
  });

  it('rejects a version that the software does not know', () => {
    expect(found({ ...block(), version: 3 })).toEqual([['version', undefined]]);
  });

  it('says block, field and what is wrong in both languages', () => {
    const [issue] = validateTree([block({ amount: 11 })], exampleOf);
    expect(issue).toMatchObject({ block: 'b1', template: 'example', field: 'amount' });
    expect(issue?.message).toEqual({
      ar: `مثال – تسمية: ${rules.range.ar}`,
      en: `Example – Label: ${rules.range.en}`,
    });
  });

  it('uses the words of the spec for a text that is too long', () => {
    expect(rules.max_length.en).toBe('Character limit exceeded');
  });

  it('is total', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (page, fields) => {
        validateTree(page, exampleOf);
        validateTree([{ ...block(), fields, groups: fields }], exampleOf);
      }),
      { numRuns: 1000, examples: [[[], { valueOf: 0, toString: 1 }]] },
    );
  });
});

describe('new content', () => {
  it('has exactly the declared fields with their defaults [B-3-393]', () => {
    const group = createGroup(example, () => 'g');
    expect(group).toEqual({ id: 'g', fields: { label: {}, offer_schedule: '' } });
    const fresh = createBlock(example, () => 'b');
    expect(fresh).toMatchObject({ id: 'b', template: 'example', version: 2, groups: [] });
    expect(Object.keys(fresh.fields)).toEqual(
      Object.keys(example.fields).filter((name) => name !== 'line'),
    );
    expect(fresh.fields).toMatchObject({ shown: true, amount: null, unit: 'km' });
  });
});
