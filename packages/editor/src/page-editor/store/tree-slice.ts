import {
  applyAll,
  type OperationFailure,
  type Tree,
  type TreeOperation,
} from '@mawkib/blocks/operations';
import type { PageFacts, PageState, Slice } from './page-state.ts';
import { recorded } from './recorded.ts';

export interface TreeSlice {
  page: PageFacts;
  tree: Tree;
  /** Applies operations as one history step. Returns the failure of an operation that the definitions do not allow. */
  edit(operations: readonly TreeOperation[]): OperationFailure | null;
}

export const treeSlice: Slice<TreeSlice> = (facts) => (set, get) => ({
  page: {} as PageFacts,
  tree: [],
  edit(operations) {
    const before = get();
    const applied = applyAll(before.tree, operations, facts.definitionOf);
    if (!applied.ok) return applied.failure;
    set({ tree: applied.tree, ...recorded(before, operations, applied.inverse, facts) });
    return null;
  },
});

export const blockOf = ({ tree }: Pick<PageState, 'tree'>, id: string | null) =>
  id === null ? undefined : tree.find((block) => block.id === id);
