import type { AnyBlockDefinition, DefinitionOf } from '../model/definition/define-block.js';
import type { StoredBlock, StoredGroup } from '../model/definition/public-values.js';
import { readGroup } from '../model/stored/read-block.js';
import { validateBlock } from '../model/validation/validate-tree.js';
import { fail } from './fail.js';
import { indexOfId, insertItem, isIndex, moveItem, removeItem, replaced } from './list-items.js';
import type { Applied, OperationOf, Tree } from './tree-operation.js';

export function applyToGroups(
  tree: Tree,
  operation: OperationOf<'add_group' | 'remove_group' | 'move_group'>,
  definitionOf: DefinitionOf,
): Applied {
  const at = indexOfId(tree, operation.block);
  const block = tree[at];
  if (!block) return fail('unknown_block');
  const done = (groups: StoredGroup[]) => replaced(tree, at, { ...block, groups });
  if (operation.kind === 'add_group') return addGroup(tree, block, operation, definitionOf, done);
  const index = indexOfId(block.groups, operation.group);
  const group = block.groups[index];
  if (!group) return fail('unknown_group');
  if (operation.kind === 'remove_group') {
    const inverse = { kind: 'add_group' as const, block: block.id, index, group };
    return { ok: true, tree: done(removeItem(block.groups, index)), inverse };
  }
  if (!isIndex(operation.to, block.groups.length - 1)) return fail('bad_index');
  const inverse = { kind: 'move_group' as const, block: block.id, group: group.id, to: index };
  return { ok: true, tree: done(moveItem(block.groups, index, operation.to)), inverse };
}

function addGroup(
  tree: Tree,
  block: StoredBlock,
  { index, group: input }: OperationOf<'add_group'>,
  definitionOf: DefinitionOf,
  done: (groups: StoredGroup[]) => Tree,
): Applied {
  const definition = definitionOf(block.template);
  if (!definition) return fail('unknown_template');
  const group = readGroup(input);
  if (!group) return fail('malformed');
  if (!isIndex(index, block.groups.length)) return fail('bad_index');
  if (isFull(block, definition)) return fail('limit');
  if (usesId(tree, group.id)) return fail('duplicate_id');
  const issues = validateBlock({ ...block, fields: {}, groups: [group] }, definitionOf).filter(
    ({ severity }) => severity === 'error',
  );
  if (issues.length > 0) return fail('invalid_value', issues);
  const inverse = { kind: 'remove_group' as const, block: block.id, group: group.id };
  return { ok: true, tree: done(insertItem(block.groups, index, group)), inverse };
}

const isFull = (
  block: StoredBlock,
  { group_fields, max_field_groups: limit }: AnyBlockDefinition,
) =>
  Object.keys(group_fields).length === 0 || (limit !== undefined && block.groups.length >= limit);

const usesId = (tree: Tree, id: string) =>
  tree.some((block) => block.id === id || block.groups.some((group) => group.id === id));
