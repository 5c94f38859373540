export type { Bilingual, StoredText } from '../model/bilingual.js';
export { checkValue, isBlankStored } from '../model/check-value.js';
export { createBlock, createGroup, fromSample } from '../model/create-block.js';
export type { DataContext, DataNeed, DataState } from '../model/data.js';
export { defaultMessages } from '../model/default-messages.js';
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
} from '../model/define-block.js';
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
} from '../model/field.js';
export { type Issue, type Rule, rules } from '../model/issue.js';
export { type Migrated, migrateBlock } from '../model/migrate.js';
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
} from '../model/option-sets.js';
export type { BlockProps, FieldValues, GroupValues } from '../model/props.js';
export { type ResolveOptions, resolveBlock, resolvePage } from '../model/resolve.js';
export type { ImageFacts } from '../model/resolve-value.js';
export { safeUrl } from '../model/safe-url.js';
export { byPriority, type Template, type TemplateField, toTemplate } from '../model/template.js';
export { type TranslatableValue, translatableValues } from '../model/translatable.js';
export { validateBlock, validateTree } from '../model/validate.js';
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
} from '../model/values.js';
export { definitionOf, definitions, lookup, pickerGroups } from './definitions.js';
export { type BlockDataOptions, blockNeeds, loadBlockData } from './load-block-data.js';
export { templates } from './templates.js';
