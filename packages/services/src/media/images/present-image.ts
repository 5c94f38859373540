import type { Locale } from '@mawkib/api-clients/contracts';
import { type Image, type ImageFormat, imageFormats } from '@mawkib/api-clients/contracts/media';
import { localize } from '@mawkib/core/locale';
import type { ImageTones } from '@mawkib/core/vocabulary';
import type { MediaRow } from '../../db/schema/media-items.js';
import { cropSizes, freeSizes, imageUrl } from '../image-sizes.js';
import { cropOf } from '../variants/crop.js';
import { type Picture, pictureOf } from '../variants/picture.js';

interface Modifiers {
  locale: Locale;
  /** Format of the variants. */
  format?: ImageFormat;
  /** Heights in px, comma-separated; empty: all. */
  heights?: string;
}

/** An image with all variants up to the size of its original. */
export function presentImage(
  row: MediaRow,
  picture: Picture,
  { locale, format = 'jpg', heights = '' }: Modifiers,
  tones?: ImageTones,
): Image {
  const { width, height, focal } = picture;
  const wanted = new Set(
    heights
      .split(',')
      .map((text) => Number(text.trim()))
      .filter(Boolean),
  );
  const sizes = [
    ...cropSizes.filter((size) => size.width <= width && size.height <= height),
    ...freeSizes.filter((size) => size.width <= width),
  ];
  const variants = sizes.map((size) => {
    const { outWidth, outHeight } = cropOf(picture, size);
    const url = imageUrl(row.id, size, { format, look: picture.look });
    return { width: outWidth, height: outHeight, format, url };
  });
  return {
    id: row.id,
    kind: row.kind,
    width,
    height,
    alt: localize(row.alt, locale),
    title: localize(row.title, locale),
    tags: row.tags,
    focal,
    formats: imageFormats,
    ...(tones && { tones }),
    variants: wanted.size ? variants.filter((variant) => wanted.has(variant.height)) : variants,
  };
}

/** The images among these files; other files have no variants. */
export const presentImages = (rows: readonly MediaRow[], locale: Locale): Image[] =>
  rows.flatMap((row) => {
    const picture = pictureOf(row);
    return picture ? [presentImage(row, picture, { locale })] : [];
  });
