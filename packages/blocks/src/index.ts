export { builtInComponents } from './built-in/built-in-components.generated.js';
export type { DataState } from './model/definition/data-need.js';
export type {
  PublicBlock,
  PublicGroup,
  PublicImage,
  PublicLink,
} from './model/definition/public-values.js';
export { Blocks, type BlocksProps } from './renderer/Blocks.js';
export {
  type BlockComponent,
  type BlockComponents,
  type BlockLoaders,
  createBlockComponents,
} from './renderer/create-block-components.js';
export type { LeadOutcome, SubmitLead } from './renderer/lead-outcome.js';
export { BlockSection, type BlockSectionProps } from './renderer/section/BlockSection.js';
export { linkValues, type StoredLook, uiProps } from './renderer/section/ui-props.js';
export { omitStaticProps, ServerOnlyPropsProvider } from './renderer/static/server-only-props.js';
export {
  type DelegatedLinkOptions,
  useDelegatedLinks,
} from './renderer/static/use-delegated-links.js';
export {
  BlockComponentsProvider,
  useBlockComponents,
} from './renderer/use-block-components.js';
export type { LoadBlock } from './renderer/use-block-loader.js';
export {
  BlockTitle,
  type BlockTitleProps,
  type TitleFields,
} from './shared/block-title/BlockTitle.js';
