export { barSurface } from './bar-surface.js';
export { createBlock, createGroup, fromSample } from './create-block.js';
export type { Bilingual, StoredText } from './definition/bilingual.js';
export { blankLink } from './definition/blank-link.js';
export type { DataContext, DataNeed, DataState } from './definition/data-need.js';
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
} from './definition/define-block.js';
export { derivedProp } from './definition/derived-prop.js';
export {
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
} from './definition/field.js';
export { isFieldShown } from './definition/is-field-shown.js';
export {
  type Issue,
  issue,
  type Place,
  preventsPublication,
  type Rule,
} from './definition/issue.js';
export {
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
  sectionLayout,
  sliderTheme,
  title,
  titleSet,
  verticalAlignment,
  yt,
} from './definition/option-sets.js';
export type { BlockProps, FieldValues, GroupValues } from './definition/props.js';
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
} from './definition/public-values.js';
export type { StoredStrategy } from './definition/stored-strategy.js';
export { type Template, type TemplateField, toTemplate } from './definition/template.js';
export { checkHeroImages, type ImageFacts, type ImageFactsOf } from './hero-images.js';
export { applyDynamicContent, type DynamicContentData } from './resolving/apply-dynamic-content.js';
export { type DynamicNeeds, dynamicNeeds } from './resolving/dynamic-needs.js';
export { type ResolveOptions, resolvePage } from './resolving/resolve-page.js';
export type { ImageMeta } from './resolving/resolve-value.js';
export { type Migrated, migrateBlock } from './stored/migrate-block.js';
export { safeUrl } from './stored/safe-url.js';
export { type TranslatableValue, translatableValues } from './translatable-values.js';
export {
  type OfferClaim,
  type PageClaims,
  type PriceClaim,
  pageClaims,
} from './validation/page-claims.js';
export { validateTree } from './validation/validate-tree.js';
export { withPredefinedLinks } from './with-predefined-links.js';
