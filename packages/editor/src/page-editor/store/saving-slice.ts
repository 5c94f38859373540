import type { ServiceError } from '@mawkib/api-clients';
import type { TreeOperation } from '@mawkib/blocks/operations';
import type { Conflict, OpenedPage, Slice } from './page-state.ts';
import { type Rebased, rebase } from './rebase.ts';

/** Max number of operations per save. */
const maxOperations = 5000;

export interface SavingSlice {
  /** Operations that the service has not acknowledged yet. */
  unsaved: readonly TreeOperation[];
  /** Number of operations, from the first, that are being saved. */
  sent: number;
  savedAt: number | null;
  saveFailure: ServiceError | null;
  conflict: Conflict | null;
  /** Operations to send now; null during a save and if there are none. */
  startSaving(): { version: number; operations: readonly TreeOperation[] } | null;
  saved(page: OpenedPage): void;
  saveFailed(error: ServiceError | null): void;
  meetConflict(conflict: Conflict | null): void;
  /** Replaces the page's data after publishing or fetching; the tree stays. */
  setPage(page: OpenedPage): void;
  /** Loads the given draft and applies the unsaved operations that still apply. */
  applyMineOn(page: OpenedPage, operations?: readonly TreeOperation[]): Rebased;
  /** Loads the given draft; returns the unsaved operations, which are not applied. */
  takeTheirs(page: OpenedPage): readonly TreeOperation[];
}

export const savingSlice: Slice<SavingSlice> = (facts) => (set, get) => ({
  unsaved: [],
  sent: 0,
  savedAt: null,
  saveFailure: null,
  conflict: null,
  startSaving() {
    const { unsaved, sent, page, conflict } = get();
    if (sent > 0 || unsaved.length === 0 || conflict) return null;
    const operations = unsaved.slice(0, maxOperations);
    set({ sent: operations.length, saveFailure: null });
    return { version: page.version, operations };
  },
  saved({ blocks: _, ...page }) {
    const { unsaved, sent } = get();
    set({ page, unsaved: unsaved.slice(sent), sent: 0, savedAt: facts.now(), saveFailure: null });
  },
  saveFailed: (saveFailure) => set({ sent: 0, saveFailure }),
  meetConflict: (conflict) => set({ sent: 0, conflict }),
  setPage: ({ blocks: _, ...page }) => set({ page, savedAt: null }),
  applyMineOn({ blocks, ...page }, operations = get().unsaved) {
    const rebased = rebase(blocks, operations, facts);
    const { tree, kept, past } = rebased;
    set({
      page,
      tree,
      past,
      future: [],
      unsaved: kept,
      sent: 0,
      conflict: null,
      saveFailure: null,
    });
    return rebased;
  },
  takeTheirs({ blocks, ...page }) {
    const { unsaved } = get();
    set({
      page,
      tree: blocks,
      past: [],
      future: [],
      unsaved: [],
      sent: 0,
      conflict: null,
      saveFailure: null,
    });
    return unsaved;
  },
});
