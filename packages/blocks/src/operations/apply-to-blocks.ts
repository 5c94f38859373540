import type { DefinitionOf } from '../model/definition/define-block.js';
import type { StoredBlock } from '../model/definition/public-values.js';
import { readBlock } from '../model/stored/read-block.js';
import { validateBlock } from '../model/validation/validate-tree.js';
import { fail } from './fail.js';
import { indexOfId, insertItem, isIndex, moveItem, removeItem } from './list-items.js';
import type { Applied, OperationOf, Tree } from './tree-operation.js';

export function applyToBlocks(
  tree: Tree,
  operation: OperationOf<'insert_block' | 'remove_block' | 'move_block'>,
  definitionOf: DefinitionOf,
): Applied {
  if (operation.kind === 'insert_block') return insertBlock(tree, operation, definitionOf);
  const index = indexOfId(tree, operation.block);
  const block = tree[index];
  if (!block) return fail('unknown_block');
  if (operation.kind === 'remove_block') {
    const inverse = { kind: 'insert_block' as const, index, block };
    return { ok: true, tree: removeItem(tree, index), inverse };
  }
  if (!isIndex(operation.to, tree.length - 1)) return fail('bad_index');
  const inverse = { kind: 'move_block' as const, block: block.id, to: index };
  return { ok: true, tree: moveItem(tree, index, operation.to), inverse };
}

function insertBlock(
  tree: Tree,
  { index, block: input }: OperationOf<'insert_block'>,
  definitionOf: DefinitionOf,
): Applied {
  const read = readBlock(input);
  if (!read || read.damaged) return fail('malformed');
  if (!isIndex(index, tree.length)) return fail('bad_index');
  const block = read.block;
  const definition = definitionOf(block.template);
  if (!definition) return fail('unknown_template');
  if (sharesId(tree, block)) return fail('duplicate_id');
  const issues = validateBlock(block, definitionOf).filter(({ severity }) => severity === 'error');
  if (issues.length > 0)
    return fail(issues[0]?.rule === 'limit' ? 'limit' : 'invalid_value', issues);
  const inverse = { kind: 'remove_block' as const, block: block.id };
  return { ok: true, tree: insertItem(tree, index, block), inverse };
}

const sharesId = (tree: Tree, block: StoredBlock) => {
  const own = new Set([block.id, ...block.groups.map((group) => group.id)]);
  return tree.some(({ id, groups }) => own.has(id) || groups.some((group) => own.has(group.id)));
};
