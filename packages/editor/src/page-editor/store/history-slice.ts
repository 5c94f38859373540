import type { Bilingual } from '@mawkib/blocks/model';
import { applyAll, type Tree, type TreeOperation } from '@mawkib/blocks/operations';
import type { PageState, Slice } from './page-state.ts';

export interface HistoryEntry {
  operations: readonly TreeOperation[];
  inverse: readonly TreeOperation[];
  /** Description of the step, for buttons and announcements. */
  said: Bilingual;
  at: number;
  /** Later edits of the same field start a new entry. */
  isClosed?: boolean;
}

export interface HistorySlice {
  past: readonly HistoryEntry[];
  /** Steps to redo, the next one first. */
  future: readonly HistoryEntry[];
  /** Undoes the last step. Returns the entry; null if there is none or it cannot be undone. */
  undo(): HistoryEntry | null;
  redo(): HistoryEntry | null;
  /** Ends the last step: the next edit starts a new entry. */
  closeStep(): void;
}

export const historySlice: Slice<HistorySlice> = (facts) => (set, get) => {
  const step = (
    entry: HistoryEntry | undefined,
    done: (state: PageState, entry: HistoryEntry) => Partial<PageState>,
    back: boolean,
  ): HistoryEntry | null => {
    if (!entry) return null;
    const state = get();
    const [forth, reverse] = back
      ? [entry.inverse, entry.operations]
      : [entry.operations, entry.inverse];
    const applied = applyAll(state.tree, forth, facts.definitionOf);
    if (!applied.ok) {
      set(back ? { past: state.past.slice(0, -1) } : { future: state.future.slice(1) });
      return null;
    }
    const unsaved = takenBack(state, reverse) ?? [...state.unsaved, ...forth];
    set({
      tree: applied.tree,
      unsaved,
      ...selectionIn(applied.tree, state),
      ...done(state, entry),
    });
    return entry;
  };
  return {
    past: [],
    future: [],
    undo: () =>
      step(
        get().past.at(-1),
        ({ past, future }, entry) => ({
          past: past.slice(0, -1),
          future: [{ ...entry, isClosed: true }, ...future],
        }),
        true,
      ),
    redo: () =>
      step(
        get().future[0],
        ({ past, future }, entry) => ({ past: [...past, entry], future: future.slice(1) }),
        false,
      ),
    closeStep() {
      const { past } = get();
      const last = past.at(-1);
      if (last && !last.isClosed)
        set({ past: [...past.slice(0, -1), { ...last, isClosed: true }] });
    },
  };
};

/** The unsaved operations without the given ones, if those are the last and not being saved. */
function takenBack({ unsaved, sent }: PageState, operations: readonly TreeOperation[]) {
  const from = unsaved.length - operations.length;
  if (from < sent) return null;
  const same = operations.every((operation, at) => unsaved[from + at] === operation);
  return same ? unsaved.slice(0, from) : null;
}

const selectionIn = (tree: Tree, { selected }: PageState): Partial<PageState> =>
  selected === null || tree.some(({ id }) => id === selected) ? {} : { selected: null };
