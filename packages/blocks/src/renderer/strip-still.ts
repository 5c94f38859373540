import type { PublicBlock } from '../model/values.js';

const noValues = { fields: {}, groups: [] };

/**
 * The page without the values of blocks that never move: the browser keeps the server's markup for
 * them and needs no more than to know that they are there. For document requests; on a navigation
 * in the browser everything is sent.
 */
export const stripStill = <B extends Pick<PublicBlock, 'fields' | 'groups'>>(
  blocks: readonly B[],
): B[] =>
  blocks.map((block) => ((block as { still?: unknown }).still ? { ...block, ...noValues } : block));
