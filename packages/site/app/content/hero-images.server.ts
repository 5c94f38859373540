import type { PublicBlock } from '@mawkib/api-clients/contracts';
import type { Catalogue } from '@mawkib/blocks/definitions';
import { largeHeroSizes, type Size } from '@mawkib/core/vocabulary';
import { hasHeroVariants } from '@mawkib/ui';

/** The sizes of a picture that the media library has; null when it does not say. Never rejects. */
export type ImageSizesOf = (id: string) => Promise<readonly Size[] | null>;

type Values = Readonly<Record<string, unknown>>;

/**
 * The blocks with their hero pictures checked against the media library: one that lacks a size of a
 * hero, or of which the library says nothing, is shown in the single fallback size. A library that
 * fails is no reason for an error. One that has larger sizes says how large (`widest`).
 */
export const checkHeroImages = (
  blocks: readonly PublicBlock[],
  { catalogue, imageSizesOf: sizesOf }: { catalogue: Catalogue; imageSizesOf: ImageSizesOf },
): Promise<PublicBlock[]> =>
  Promise.all(
    blocks.map(async (block) => {
      const definition = catalogue.definitionOf(block.template);
      if (!definition) return block;
      const own = heroFields(definition.fields);
      const ofGroups = heroFields(definition.group_fields ?? {});
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

/** Fields whose picture has a fallback size. */
const heroFields = (fields: Readonly<Record<string, { attrs: object }>>): string[] =>
  Object.entries(fields).flatMap(([key, { attrs }]) => ('fallback' in attrs ? [key] : []));

async function checked(values: Values, keys: readonly string[], sizesOf: ImageSizesOf) {
  const entries = await Promise.all(
    keys.map(async (key): Promise<[string, unknown][]> => {
      const image = values[key] as { id?: unknown } | null | undefined;
      if (typeof image?.id !== 'string' || image.id === '') return [];
      const sizes = await sizesOf(image.id);
      if (!sizes || !hasHeroVariants(sizes)) return [[key, { ...image, fallback: true }]];
      const widest = largeHeroSizes.find((large) => sizes.some((size) => isSame(size, large)));
      return widest ? [[key, { ...image, widest: widest.width }]] : [];
    }),
  );
  return { ...values, ...Object.fromEntries(entries.flat()) };
}

const isSame = (one: Size, other: Size) => one.width === other.width && one.height === other.height;
