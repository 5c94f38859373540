import { largeHeroSizes, type Size } from '@mawkib/core/vocabulary';
import type { DefinitionOf } from './definition/define-block.js';
import type { FieldMap } from './definition/field.js';
import type { PublicBlock } from './definition/public-values.js';

/** Sizes of an image in the media library; null if unknown. Never rejects. */
export type ImageSizesOf = (id: string) => Promise<readonly Size[] | null>;

type Values = PublicBlock['fields'];

/**
 * Checks hero images with the media library: if the library lacks a size of the field, or does not
 * respond, `fallback` selects the field's fallback size. `widest` is the width of an image's larger
 * rendition. Never fails. All of this is decided here only.
 */
export const checkHeroImages = (
  blocks: readonly PublicBlock[],
  definitionOf: DefinitionOf,
  sizesOf: ImageSizesOf,
): Promise<PublicBlock[]> =>
  Promise.all(
    blocks.map(async (block) => {
      const { fields = {}, group_fields = {} } = definitionOf(block.template) ?? {};
      const own = heroFields(fields);
      const ofGroups = heroFields(group_fields);
      if (own.length + ofGroups.length === 0) return block;
      return {
        ...block,
        fields: await checked(block.fields, own, sizesOf),
        groups: await Promise.all(
          block.groups.map(async (group) => ({
            ...group,
            fields: await checked(group.fields, ofGroups, sizesOf),
          })),
        ),
      };
    }),
  );

interface HeroField {
  key: string;
  sizes: readonly Size[];
}

/** Image fields with a fallback size. */
const heroFields = (fields: FieldMap): HeroField[] =>
  Object.entries(fields).flatMap(([key, { attrs }]) =>
    attrs.fallback ? [{ key, sizes: attrs.sizes ?? [] }] : [],
  );

async function checked(values: Values, fields: readonly HeroField[], sizesOf: ImageSizesOf) {
  const entries = await Promise.all(
    fields.map(async ({ key, sizes }): Promise<[string, unknown][]> => {
      const image = values[key] as { id?: unknown } | null | undefined;
      if (typeof image?.id !== 'string' || image.id === '') return [];
      const known = (await sizesOf(image.id)) ?? [];
      const has = (size: Size) => known.some((one) => isSame(one, size));
      if (!sizes.every(has)) return [[key, { ...image, fallback: true }]];
      const widest = largeHeroSizes.find(has);
      return widest ? [[key, { ...image, widest: widest.width }]] : [];
    }),
  );
  return { ...values, ...Object.fromEntries(entries.flat()) };
}

const isSame = (one: Size, other: Size) => one.width === other.width && one.height === other.height;
