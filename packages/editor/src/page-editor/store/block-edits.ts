import {
  type AnyBlockDefinition,
  createBlock,
  createGroup,
  type StoredBlock,
} from '@mawkib/blocks/model';
import type { TreeOperation } from '@mawkib/blocks/operations';
import type { PageStore } from './create-page-store.ts';
import { blockOf } from './tree-slice.ts';

const newId = () => crypto.randomUUID();

/** Inserts a new block after the selected one, or at the end, and selects it. */
export function insertBlock(store: PageStore, definition: AnyBlockDefinition): void {
  const { tree, selected, edit, select } = store.getState();
  const at = tree.findIndex(({ id }) => id === selected);
  const block = createBlock(definition);
  if (Object.keys(definition.group_fields).length > 0) block.groups.push(createGroup(definition));
  if (edit([{ kind: 'insert_block', index: at < 0 ? tree.length : at + 1, block }])) return;
  select(block.id);
}

/** Moves a block; returns true if it moved. */
export function moveBlock(store: PageStore, id: string, by: -1 | 1): boolean {
  const { tree } = store.getState();
  const at = tree.findIndex((block) => block.id === id);
  return moveBlockTo(store, id, at + by);
}

export function moveBlockTo(store: PageStore, id: string, to: number): boolean {
  const { tree, edit } = store.getState();
  const at = tree.findIndex((block) => block.id === id);
  if (at < 0 || to < 0 || to >= tree.length || to === at) return false;
  return edit([{ kind: 'move_block', block: id, to }]) === null;
}

/** Inserts a copy after the block, with new ids and without its anchor, which must be unique. */
export function duplicateBlock(store: PageStore, id: string): void {
  const { tree, edit, select } = store.getState();
  const index = tree.findIndex((block) => block.id === id) + 1;
  const original = blockOf({ tree }, id);
  if (!original) return;
  const { block_scroll_id: _, ...fields } = structuredClone(original.fields);
  const groups = original.groups.map((group) => ({ ...structuredClone(group), id: newId() }));
  const block: StoredBlock = { ...original, id: newId(), fields, groups };
  const operation: TreeOperation = { kind: 'insert_block', index, block };
  if (edit([operation]) === null) select(block.id);
}

/** Deletes the block and selects its neighbour, to keep the keyboard position. */
export function removeBlock(store: PageStore, id: string): boolean {
  const { tree, edit, select } = store.getState();
  const at = tree.findIndex((block) => block.id === id);
  if (at < 0 || edit([{ kind: 'remove_block', block: id }]) !== null) return false;
  const left = store.getState().tree;
  select((left[at] ?? left[at - 1])?.id ?? null);
  return true;
}
