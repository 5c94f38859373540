import type { DefinitionOf } from '../model/definition/define-block.js';
import { isPlain } from '../model/plain.js';
import { applyToBlocks } from './apply-to-blocks.js';
import { applyToGroups } from './apply-to-groups.js';
import { fail } from './fail.js';
import { setField } from './set-field.js';
import type { Applied, Tree, TreeOperation } from './tree-operation.js';

/**
 * Applies an operation; returns the new tree and the inverse operation. Nothing is mutated. Returns
 * a failure for operations that the definitions do not allow; any input is safe.
 */
export function apply(tree: Tree, operation: TreeOperation, definitionOf: DefinitionOf): Applied {
  if (!isPlain(operation as unknown)) return fail('malformed');
  switch (operation.kind) {
    case 'insert_block':
    case 'remove_block':
    case 'move_block':
      return applyToBlocks(tree, operation, definitionOf);
    case 'set_field':
      return setField(tree, operation, definitionOf);
    case 'add_group':
    case 'remove_group':
    case 'move_group':
      return applyToGroups(tree, operation, definitionOf);
    default:
      return fail('malformed');
  }
}

export type AppliedAll =
  | { ok: true; tree: Tree; inverse: TreeOperation[] }
  | { ok: false; failure: Extract<Applied, { ok: false }>['failure']; at: number };

/**
 * Applies all operations or none. `inverse` undoes them in its order; `at` is the index of the
 * failed one.
 */
export function applyAll(
  tree: Tree,
  operations: readonly TreeOperation[],
  definitionOf: DefinitionOf,
): AppliedAll {
  const inverse: TreeOperation[] = [];
  let current = tree;
  for (const [at, operation] of operations.entries()) {
    const applied = apply(current, operation, definitionOf);
    if (!applied.ok) return { ok: false, failure: applied.failure, at };
    current = applied.tree;
    inverse.unshift(applied.inverse);
  }
  return { ok: true, tree: current, inverse };
}
