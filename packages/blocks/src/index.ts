export type { DataState } from './model/data.js';
export type { PublicBlock, PublicGroup, PublicImage, PublicLink } from './model/values.js';
export { BlockSection, type BlockSectionProps } from './renderer/BlockSection.js';
export { Blocks, type BlocksProps } from './renderer/Blocks.js';
export {
  type BlockChunks,
  type BlockComponent,
  isKnownBlock,
  preloadAllBlocks,
  registerBlocks,
} from './renderer/block-chunks.js';
export type { LeadOutcome } from './renderer/lead-outcome.js';
export { preloadBlocks } from './renderer/preload-blocks.js';
export { StillPropsProvider } from './renderer/still-props.js';
export { stripStill } from './renderer/strip-still.js';
export { type HoleLinkOptions, useHoleLinks } from './renderer/use-hole-links.js';
