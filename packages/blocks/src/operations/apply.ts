import type { DefinitionOf } from '../model/definition/define-block.js';
import { isPlain } from '../model/plain.js';
import { applyToBlocks } from './apply-to-blocks.js';
import { applyToGroups } from './apply-to-groups.js';
import { fail } from './failure.js';
import type { Applied, Tree, TreeOperation } from './operation.js';
import { setField } from './set-field.js';

/**
 * The tree after one operation, and the operation that takes it back. Nothing is mutated. What the
 * definitions do not allow comes back as a failure; anything at all may be passed as operation.
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

/** All or none. `inverse` undoes them when applied in its order; `at` is the one that failed. */
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
