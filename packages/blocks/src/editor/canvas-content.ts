import type { DataState } from '../model/definition/data-need.js';
import type { PublicBlock } from '../model/definition/public-values.js';
import type { EditorMessage } from './canvas-messages.js';

export interface CanvasContent {
  blocks: readonly PublicBlock[];
  states: Readonly<Record<string, DataState>>;
}

type Change = Extract<EditorMessage, { kind: 'render' | 'update' }>;

/** Applies a message to the content. Unchanged blocks stay the same objects. */
export function changed(before: CanvasContent, message: Change): CanvasContent {
  const sent = (message.states ?? {}) as Record<string, DataState>;
  if (message.kind === 'render') return { blocks: message.blocks, states: sent };
  const updated = new Map(message.blocks.map((block) => [block.id, block]));
  const known = new Map(before.blocks.map((block) => [block.id, updated.get(block.id) ?? block]));
  const order = message.order ?? before.blocks.map(({ id }) => id);
  const blocks = order.flatMap((id) => updated.get(id) ?? known.get(id) ?? []);
  return { blocks, states: { ...before.states, ...sent } };
}
