import { describe, expect, it } from 'vitest';
import { conflicts } from './conflicts.js';
import type { TreeOperation } from './tree-operation.js';

const set = (block: string, field: string, rest: object = {}): TreeOperation => ({
  kind: 'set_field',
  block,
  field,
  ...rest,
});
const remove: TreeOperation = { kind: 'remove_block', block: 'a' };
const kinds = (mine: TreeOperation, theirs: TreeOperation) =>
  conflicts([mine], [theirs]).map(({ kind }) => kind);

describe('two people’s changes', () => {
  it.each([
    ['the same field', set('a', 'title'), set('a', 'title'), ['changed']],
    ['another field', set('a', 'title'), set('a', 'body'), []],
    ['another block', set('a', 'title'), set('b', 'title'), []],
    [
      'another language',
      set('a', 'title', { locale: 'ar' }),
      set('a', 'title', { locale: 'en' }),
      [],
    ],
    [
      'one language and the whole',
      set('a', 'title', { locale: 'ar' }),
      set('a', 'title'),
      ['changed'],
    ],
    ['another item', set('a', 'title', { group: 'g' }), set('a', 'title', { group: 'h' }), []],
    ['a removed block', set('a', 'title'), remove, ['removed']],
    ['a block I removed', remove, set('a', 'title'), ['removed']],
    ['a block both removed', remove, remove, []],
    [
      'a removed item',
      set('a', 'x', { group: 'g' }),
      { kind: 'remove_group', block: 'a', group: 'g' },
      ['removed'],
    ],
    [
      'order alone',
      { kind: 'move_block', block: 'a', to: 0 },
      { kind: 'move_block', block: 'a', to: 1 },
      [],
    ],
  ] as const)('%s', (_title, mine, theirs, expected) => {
    expect(kinds(mine, theirs)).toEqual(expected);
  });
});
