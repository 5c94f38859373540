import type { Slice } from './page-state.ts';

/** Where a field is: of a block or of one of its items. */
export interface FieldPlace {
  block: string;
  group?: string;
  field?: string;
}

export interface SelectionSlice {
  selected: string | null;
  hovered: string | null;
  /** Item that is open in the inspector. */
  openGroup: string | null;
  /** Source of the selection. The canvas does not scroll to a selection made on it. */
  selectedFrom: 'canvas' | 'outline' | null;
  /** The field that gets the focus as soon as the inspector shows it. */
  wantedField: FieldPlace | null;
  select(block: string | null, from?: 'canvas' | 'outline'): void;
  hover(block: string | null): void;
  openItem(group: string | null): void;
  /** Selects a block, opens the item and moves the focus to the field. */
  showField(place: FieldPlace): void;
  /** The wanted field has the focus. */
  fieldShown(): void;
}

export const selectionSlice: Slice<SelectionSlice> = () => (set, get) => ({
  selected: null,
  hovered: null,
  openGroup: null,
  selectedFrom: null,
  wantedField: null,
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
  showField({ block, group, field }) {
    get().select(block);
    if (group) set({ openGroup: group });
    const place = { block, ...(group && { group }), ...(field && { field }) };
    set({ wantedField: field ? place : null });
  },
  fieldShown: () => set({ wantedField: null }),
});
