import type { Bilingual } from '@mawkib/blocks/model';
import {
  apply,
  describeOperation,
  type OperationFailure,
  type Tree,
  type TreeOperation,
} from '@mawkib/blocks/operations';
import type { HistoryEntry } from './history-slice.ts';
import type { StoreFacts } from './page-state.ts';

export interface Rebased {
  tree: Tree;
  kept: TreeOperation[];
  past: HistoryEntry[];
  /** Operations that no longer apply, with reasons. */
  dropped: { operation: TreeOperation; said: Bilingual; failure: OperationFailure }[];
}

/**
 * Applies operations to a tree that others have changed: those that still apply, in
 * order; the others are returned. Positions after the end become the end.
 */
export function rebase(
  base: Tree,
  operations: readonly TreeOperation[],
  { definitionOf, now }: StoreFacts,
): Rebased {
  const rebased: Rebased = { tree: base, kept: [], past: [], dropped: [] };
  for (const wanted of operations) {
    const operation = withinReach(wanted, rebased.tree);
    const said = describeOperation(operation, definitionOf, rebased.tree);
    const applied = apply(rebased.tree, operation, definitionOf);
    if (!applied.ok) {
      rebased.dropped.push({ operation: wanted, said, failure: applied.failure });
      continue;
    }
    rebased.tree = applied.tree;
    rebased.kept.push(operation);
    const inverse = [applied.inverse];
    rebased.past.push({ operations: [operation], inverse, said, at: now(), isClosed: true });
  }
  return rebased;
}

function withinReach(operation: TreeOperation, tree: Tree): TreeOperation {
  switch (operation.kind) {
    case 'insert_block':
      return { ...operation, index: Math.min(operation.index, tree.length) };
    case 'move_block':
      return { ...operation, to: Math.min(operation.to, Math.max(0, tree.length - 1)) };
    case 'add_group':
      return { ...operation, index: Math.min(operation.index, groups(tree, operation.block)) };
    case 'move_group':
      return {
        ...operation,
        to: Math.min(operation.to, Math.max(0, groups(tree, operation.block) - 1)),
      };
    default:
      return operation;
  }
}

const groups = (tree: Tree, block: string) =>
  tree.find(({ id }) => id === block)?.groups.length ?? 0;
