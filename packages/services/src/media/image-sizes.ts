import { type ImageFormat, imageFormats } from '@mawkib/api-clients/contracts/media';
import {
  footerImageSize,
  heroBannerSize,
  imageFallbackSize,
  imageSizes,
  largeHeroSizes,
  panoramaWidths,
  type Size,
} from '@mawkib/core/vocabulary';

/** A height of `0` keeps the image's aspect ratio. */
export type VariantSize = Size;

export interface Variant extends VariantSize {
  format: ImageFormat;
}

/**
 * The sizes that are served. The list is fixed, so that requests for arbitrary sizes cannot fill
 * the disk or occupy the CPU. Pages use no others.
 */
export const cropSizes: readonly VariantSize[] = [
  ...Object.values(imageSizes).flat(),
  ...largeHeroSizes,
  imageFallbackSize,
  heroBannerSize,
  footerImageSize,
  { width: 750, height: 1000 },
];

export const freeSizes: readonly VariantSize[] = [
  320,
  480,
  640,
  750,
  900,
  1024,
  1280,
  1600,
  2000,
  ...panoramaWidths,
].map((width) => ({ width, height: 0 }));

const keyOf = ({ width, height }: VariantSize) => `${width}x${height}`;
const allowed = new Set([...cropSizes, ...freeSizes].map(keyOf));

export const sizeNames: readonly string[] = [...allowed];

/**
 * Parses `640x360.avif`; null unless size and format are allowed. Without a format, `defaultValue`
 * is used.
 */
export function parseVariant(name: string, defaultValue?: ImageFormat): Variant | null {
  const match = /^([0-9]{1,4})x([0-9]{1,4})(?:\.([a-z]{3,4}))?$/.exec(name);
  if (!match || !allowed.has(`${match[1]}x${match[2]}`)) return null;
  const format =
    match[3] === undefined ? defaultValue : imageFormats.find((each) => each === match[3]);
  return format ? { width: Number(match[1]), height: Number(match[2]), format } : null;
}

export const variantName = ({ format, ...size }: Variant) => `${keyOf(size)}.${format}`;

interface Addressed {
  format?: ImageFormat;
  /** Version of the image; the URL then identifies its exact bytes. */
  look?: string;
}

/**
 * URL of an image file, relative to the site's root; jpg by default. `@mawkib/ui` builds the same
 * URL.
 */
export function imageUrl(
  id: string,
  size: VariantSize,
  { format = 'jpg', look }: Addressed = {},
): string {
  const file = `/services/media/images/${id}/${keyOf(size)}.${format}`;
  return look ? `${file}?v=${look}` : file;
}
