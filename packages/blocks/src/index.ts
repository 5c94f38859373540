export { BlockTitle, type BlockTitleProps, type TitleFields } from './block-title/BlockTitle.js';
export type { DataState } from './model/data.js';
export type { PublicBlock, PublicGroup, PublicImage, PublicLink } from './model/values.js';
export { BlockSection, type BlockSectionProps } from './renderer/BlockSection.js';
export { Blocks, type BlocksProps } from './renderer/Blocks.js';
export {
  BlockComponentsProvider,
  useBlockComponents,
} from './renderer/block-components-context.js';
export type { LoadBlock } from './renderer/block-loader.js';
export { builtInComponents } from './renderer/built-in-components.generated.js';
export {
  type BlockComponent,
  type BlockComponents,
  type BlockLoaders,
  createBlockComponents,
} from './renderer/create-block-components.js';
export type { LeadOutcome } from './renderer/lead-outcome.js';
export { StillPropsProvider } from './renderer/still-props.js';
export { stripStill } from './renderer/strip-still.js';
export { linkValues, type StoredLook, uiProps } from './renderer/ui-props.js';
export { type HoleLinkOptions, useHoleLinks } from './renderer/use-hole-links.js';
