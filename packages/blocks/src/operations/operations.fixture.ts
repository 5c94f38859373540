import * as fc from 'fast-check';
import type { StoredBlock } from '../model/definition/public-values.js';
import type { Tree, TreeOperation } from './tree-operation.js';

/** Few ids, so that operations often refer to existing blocks. */
const blockId = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const groupId = fc.constantFrom('g1', 'g2', 'g3', 'g4');
const index = fc.integer({ min: -1, max: 6 });
const text = fc.record({ ar: fc.string(), en: fc.string() }, { requiredKeys: [] });

const fields = fc.record(
  {
    name: text,
    title: text,
    shown: fc.boolean(),
    amount: fc.integer({ min: 0, max: 10 }),
    unit: fc.constantFrom('km', 'mi'),
    config: fc.constant('{"max":1}'),
  },
  { requiredKeys: [] },
);
const group = fc.record({ id: groupId, fields: fc.record({ label: text }, { requiredKeys: [] }) });

const block: fc.Arbitrary<StoredBlock> = fc.record({
  id: blockId,
  template: fc.constant('example'),
  version: fc.constant(2),
  fields,
  groups: fc.constant([]),
});

/** A valid page: unique ids, groups within the max. */
export const trees: fc.Arbitrary<Tree> = fc
  .tuple(
    fc.uniqueArray(block, { selector: ({ id }) => id, maxLength: 4 }),
    fc.uniqueArray(group, { selector: ({ id }) => id, maxLength: 3 }),
  )
  .map(([blocks, groups]) =>
    blocks.map((one, at) => ({ ...one, groups: groups.filter((_, place) => place % 2 === at) })),
  );

const value = fc.oneof(text, fc.string(), fc.boolean(), fc.integer(), fc.constant(undefined));

/** Well-formed operations; they may not be applicable to the tree. */
export const operations: fc.Arbitrary<TreeOperation> = fc.oneof(
  fc.record({ kind: fc.constant('insert_block' as const), index, block }),
  fc.record({ kind: fc.constant('remove_block' as const), block: blockId }),
  fc.record({ kind: fc.constant('move_block' as const), block: blockId, to: index }),
  fc.record(
    {
      kind: fc.constant('set_field' as const),
      block: blockId,
      group: groupId,
      field: fc.constantFrom('name', 'title', 'shown', 'amount', 'unit', 'label', '__proto__'),
      locale: fc.constantFrom('ar' as const, 'en' as const),
      value,
    },
    { requiredKeys: ['kind', 'block', 'field'] },
  ),
  fc.record({ kind: fc.constant('add_group' as const), block: blockId, index, group }),
  fc.record({ kind: fc.constant('remove_group' as const), block: blockId, group: groupId }),
  fc.record({
    kind: fc.constant('move_group' as const),
    block: blockId,
    group: groupId,
    to: index,
  }),
);
