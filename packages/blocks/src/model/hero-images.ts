import { type ImageTones, largeHeroSizes, type Size } from '@mawkib/core/vocabulary';
import type { DefinitionOf } from './definition/define-block.js';
import type { FieldMap } from './definition/field.js';
import type { PublicBlock } from './definition/public-values.js';

/** Data of an image in the media library. */
export interface ImageFacts {
  sizes: readonly Size[];
  tones?: ImageTones | undefined;
}

/** Facts of an image in the media library; null if unknown. Never rejects. */
export type ImageFactsOf = (id: string) => Promise<ImageFacts | null>;

type Values = PublicBlock['fields'];

/**
 * Checks hero images with the media library: if the library lacks a size of the field, or does not
 * respond, `fallback` selects the field's fallback size. `widest` is the width of an image's larger
 * rendition. Images of blocks with a `top_image` also get their `tones`. Never fails. All of this is
 * decided here only.
 */
export const checkHeroImages = (
  blocks: readonly PublicBlock[],
  definitionOf: DefinitionOf,
  factsOf: ImageFactsOf,
): Promise<PublicBlock[]> =>
  Promise.all(
    blocks.map(async (block) => {
      const { fields = {}, group_fields = {}, top_image } = definitionOf(block.template) ?? {};
      const isMeasured = top_image !== undefined;
      const own = heroFields(fields, isMeasured);
      const ofGroups = heroFields(group_fields, isMeasured);
      if (own.length + ofGroups.length === 0) return block;
      return {
        ...block,
        fields: await checked(block.fields, own, factsOf),
        groups: await Promise.all(
          block.groups.map(async (group) => ({
            ...group,
            fields: await checked(group.fields, ofGroups, factsOf),
          })),
        ),
      };
    }),
  );

interface HeroField {
  key: string;
  /** Sizes without which the field's fallback size is used. */
  required: readonly Size[] | null;
  isMeasured: boolean;
}

/** Image fields with a fallback size; all image fields of a block with text on its images. */
const heroFields = (fields: FieldMap, isMeasured: boolean): HeroField[] =>
  Object.entries(fields).flatMap(([key, { type, attrs }]) =>
    attrs.fallback || (isMeasured && type === 'Image')
      ? [{ key, required: attrs.fallback ? (attrs.sizes ?? []) : null, isMeasured }]
      : [],
  );

async function checked(values: Values, fields: readonly HeroField[], factsOf: ImageFactsOf) {
  const entries = await Promise.all(
    fields.map(async ({ key, required, isMeasured }): Promise<[string, unknown][]> => {
      const image = values[key] as { id?: unknown } | null | undefined;
      if (typeof image?.id !== 'string' || image.id === '') return [];
      const facts = await factsOf(image.id);
      const has = (size: Size) => facts?.sizes.some((one) => isSame(one, size)) ?? false;
      const isComplete = required?.every(has) ?? true;
      const widest = required && isComplete ? largeHeroSizes.find(has) : undefined;
      const added = {
        ...(!isComplete && { fallback: true }),
        ...(widest && { widest: widest.width }),
        ...(isMeasured && facts?.tones && { tones: facts.tones }),
      };
      return [[key, { ...image, ...added }]];
    }),
  );
  return { ...values, ...Object.fromEntries(entries.flat()) };
}

const isSame = (one: Size, other: Size) => one.width === other.width && one.height === other.height;
