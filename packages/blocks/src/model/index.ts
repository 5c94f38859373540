export { applyDynamicContent, type DynamicFacts } from './apply-dynamic-content.js';
export type { Bilingual, StoredText } from './bilingual.js';
export { checkValue, isBlankStored } from './check-value.js';
export { createBlock, createGroup, fromSample } from './create-block.js';
export type { DataContext, DataNeed, DataState } from './data.js';
export { defaultMessages } from './default-messages.js';
export {
  type AnyBlockDefinition,
  type BlockContent,
  type BlockDeclaration,
  type BlockDefinition,
  type BlockGroup,
  blockGroups,
  type DefinitionOf,
  defineBlock,
  type Migration,
  type Sample,
} from './define-block.js';
export { type DynamicNeeds, dynamicNeeds } from './dynamic-needs.js';
export {
  blankLink,
  bool,
  type Field,
  type FieldAttrs,
  type FieldMap,
  type FieldOption,
  type FieldType,
  fieldTypes,
  icon,
  image,
  json,
  link,
  linksCollection,
  markdown,
  number,
  select,
  separator,
  string,
  text,
  type ValueOf,
  wideSizes,
} from './field.js';
export { checkHeroImages, type ImageSizesOf } from './hero-images.js';
export { type Issue, type Rule, rules } from './issue.js';
export { type Migrated, migrateBlock } from './migrate.js';
export {
  blockFrame,
  boxColor,
  buttonPosition,
  buttonStyle,
  carouselViewOptions,
  colNumbers,
  dir,
  headerSize,
  headerSizeWithTitle,
  headerTag,
  heroBannerImage,
  heroImage,
  imageRatio,
  isReversed,
  loadingFailed,
  nativeVideo,
  nativeVideoBackground,
  offerSchedule,
  paragraph,
  paragraphSet,
  rdxButtons,
  rdxImage,
  rdxLink,
  rdxLinks,
  rdxSquareImage,
  sliderTheme,
  title,
  titleSet,
  verticalAlignment,
  yt,
} from './option-sets.js';
export { withPredefinedLinks } from './predefined-links.js';
export type { BlockProps, FieldValues, GroupValues } from './props.js';
export { type ResolveOptions, resolveBlock, resolvePage } from './resolve.js';
export type { ImageFacts } from './resolve-value.js';
export { safeUrl } from './safe-url.js';
export type { StoredStrategy } from './stored-strategy.js';
export { strategyKey } from './strategy-key.js';
export { byPriority, type Template, type TemplateField, toTemplate } from './template.js';
export { type TranslatableValue, translatableValues } from './translatable.js';
export { validateBlock, validateTree } from './validate.js';
export {
  type LinkTarget,
  type LinkType,
  linkTargets,
  linkTypes,
  type PublicBlock,
  type PublicGroup,
  type PublicImage,
  type PublicLink,
  type Schema,
  type Size,
  type StaffNotice,
  type StoredBlock,
  type StoredGroup,
  type StoredImage,
  type StoredLink,
} from './values.js';
