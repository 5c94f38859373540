import type { PublicBlock } from '@mawkib/blocks/model';
import { expect, it } from 'vitest';
import { difference, merged } from './difference.ts';

const block = (id: string, rest: Partial<PublicBlock> = {}): PublicBlock => ({
  id,
  template: 'snippet',
  fields: {},
  groups: [],
  ...rest,
});

const said = (published: PublicBlock[], draft: PublicBlock[]) =>
  difference(published, draft).map(({ block, kind }) => `${block} ${kind}`);

it('finds what is new and what is gone', () => {
  expect(said([block('a'), block('b')], [block('b'), block('c')])).toEqual([
    'c added',
    'a removed',
  ]);
});

it('names as few moved blocks as possible', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => block(id)) as [
    PublicBlock,
    ...PublicBlock[],
  ];
  expect(said([a, b!, c!, d!], [b!, c!, d!, a])).toEqual(['a moved']);
  expect(said([a, b!, c!], [a, b!, c!])).toEqual([]);
});

it('names changed fields and items, whatever the order of their keys', () => {
  const before = block('a', {
    fields: { title: '1', size: 's' },
    groups: [{ id: 'g', fields: { x: 1, y: 2 } }],
  });
  const same = block('a', {
    fields: { size: 's', title: '1' },
    groups: [{ id: 'g', fields: { y: 2, x: 1 } }],
  });
  const after = block('a', { fields: { title: '2', size: 's' }, groups: [] });
  expect(difference([before], [same])).toEqual([]);
  expect(difference([before], [after])).toMatchObject([
    { kind: 'changed', fields: ['title'], items: true },
  ]);
});

it('leaves out what visitors do not get', () => {
  expect(said([], [block('a', { notice: 'out_of_schedule' })])).toEqual([]);
});

it('says the same block of two languages once', () => {
  const one = { block: 'a', template: 'snippet', kind: 'changed' as const, items: false };
  expect(
    merged([
      { ...one, fields: ['title'] },
      { ...one, fields: ['title', 'text'] },
    ]),
  ).toEqual([{ ...one, fields: ['title', 'text'] }]);
});
