import type { Slice } from './page-state.ts';

export interface SelectionSlice {
  selected: string | null;
  hovered: string | null;
  /** Item that is open in the inspector. */
  openGroup: string | null;
  /** Source of the selection. The canvas does not scroll to a selection made on it. */
  selectedFrom: 'canvas' | 'outline' | null;
  select(block: string | null, from?: 'canvas' | 'outline'): void;
  hover(block: string | null): void;
  openItem(group: string | null): void;
}

export const selectionSlice: Slice<SelectionSlice> = () => (set, get) => ({
  selected: null,
  hovered: null,
  openGroup: null,
  selectedFrom: null,
  select(block, from = 'outline') {
    const { selected, openGroup } = get();
    set({
      selected: block,
      selectedFrom: from,
      openGroup: block === selected ? openGroup : null,
    });
  },
  hover(block) {
    if (get().hovered !== block) set({ hovered: block });
  },
  openItem: (openGroup) => set({ openGroup }),
});
