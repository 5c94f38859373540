export { applyDynamicContent, type DynamicFacts } from './apply-dynamic-content.js';
export type { Bilingual, StoredText } from './bilingual.js';
export { createBlock, createGroup, fromSample } from './create-block.js';
export type { DataContext, DataNeed, DataState } from './data.js';
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
} from './field.js';
export { checkHeroImages, type ImageSizesOf } from './hero-images.js';
export type { Issue, Rule } from './issue.js';
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
export { type ResolveOptions, resolvePage } from './resolve.js';
export type { ImageFacts } from './resolve-value.js';
export { safeUrl } from './safe-url.js';
export type { StoredStrategy } from './stored-strategy.js';
export { type Template, type TemplateField, toTemplate } from './template.js';
export { type TranslatableValue, translatableValues } from './translatable.js';
export { validateTree } from './validate.js';
export {
  type LinkTarget,
  type LinkType,
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
