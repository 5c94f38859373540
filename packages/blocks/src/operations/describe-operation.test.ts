import { expect, it } from 'vitest';
import { exampleOf } from '../model/example.fixture.js';
import { describeOperation } from './describe-operation.js';
import type { TreeOperation } from './tree-operation.js';

const block = {
  id: 'a',
  template: 'example',
  version: 2,
  fields: {},
  groups: [{ id: 'g', fields: {} }],
};

it.each<[TreeOperation, string, string]>([
  [
    { kind: 'insert_block', index: 0, block },
    'أُضيف قسم «مثال» في الموضع 1',
    'Added Example at position 1',
  ],
  [{ kind: 'remove_block', block: 'a' }, 'حُذف قسم «مثال»', 'Deleted Example'],
  [
    { kind: 'move_block', block: 'a', to: 2 },
    'نُقل قسم «مثال» إلى الموضع 3',
    'Moved Example to position 3',
  ],
  [
    { kind: 'set_field', block: 'a', field: 'name', locale: 'ar' },
    'عُدّل «تسمية» في قسم «مثال» (العربية)',
    'Changed Label in Example (Arabic)',
  ],
  [
    { kind: 'set_field', block: 'a', group: 'g', field: 'label' },
    'عُدّل «تسمية» في العنصر 1 من قسم «مثال»',
    'Changed Label of item 1 in Example',
  ],
  [{ kind: 'remove_block', block: 'z' }, 'حُذف قسم «محذوف»', 'Deleted a deleted block'],
])('describes %j', (operation, ar, en) => {
  expect(describeOperation(operation, exampleOf, [block])).toEqual({ ar, en });
});
