import type { TreeOperation } from './tree-operation.js';

export interface Conflict {
  /** `removed`: one side changed what the other one removed. `changed`: both set the same value. */
  kind: 'changed' | 'removed';
  mine: TreeOperation;
  theirs: TreeOperation;
}

/**
 * Conflicts between two people's changes to a page: both change the same field (in the same
 * language and item), or one changes a block or item that the other one removed. The order of
 * blocks never conflicts.
 */
export function conflicts(
  mine: readonly TreeOperation[],
  theirs: readonly TreeOperation[],
): Conflict[] {
  return mine.flatMap((a) =>
    theirs.flatMap((b): Conflict[] => {
      const kind = conflict(a, b);
      return kind ? [{ kind, mine: a, theirs: b }] : [];
    }),
  );
}

function conflict(a: TreeOperation, b: TreeOperation): Conflict['kind'] | null {
  if (a.kind === 'set_field' && b.kind === 'set_field') return sameField(a, b) ? 'changed' : null;
  return removes(a, b) || removes(b, a) ? 'removed' : null;
}

type SetField = Extract<TreeOperation, { kind: 'set_field' }>;

const sameField = (a: SetField, b: SetField) =>
  a.block === b.block &&
  a.group === b.group &&
  a.field === b.field &&
  (a.locale === undefined || b.locale === undefined || a.locale === b.locale);

/** Removing the same thing twice is not a conflict. */
function removes(remover: TreeOperation, other: TreeOperation): boolean {
  if (other.kind === 'insert_block') return false;
  if (remover.kind === 'remove_block') {
    return other.kind !== 'remove_block' && other.block === remover.block;
  }
  if (remover.kind !== 'remove_group' || other.kind === 'remove_group') return false;
  return 'group' in other && other.block === remover.block && other.group === remover.group;
}
