export type ImageFormat = 'avif' | 'webp' | 'jpg';

/** A picture as a page holds it: an id of the media library and what to say instead of it. */
export interface ImageValue {
  id: string;
  alt?: string | null;
}

/** Width and height in px. */
export type ImageSize = readonly [width: number, height: number];

/** The file of a picture in a size; 0 for a side keeps the picture's own aspect. */
export function imageUrl(id: string, width: number, height: number, format: ImageFormat): string {
  const path = id.split('/').map(encodeURIComponent).join('/');
  return `/services/media/images/${path}/${width}x${height}.${format}`;
}

export const ratios = ['16-9', '16-6-5', '1-1'] as const;
export type Ratio = (typeof ratios)[number];

export const ratioOf = (value: unknown): Ratio =>
  ratios.includes(value as Ratio) ? (value as Ratio) : '16-9';

/** Sets of sizes by ratio, largest first. */
export const imageSizes: Record<Ratio, readonly ImageSize[]> = {
  '16-9': [
    [1600, 900],
    [1024, 576],
    [640, 360],
  ],
  '16-6-5': [
    [1600, 650],
    [1024, 416],
    [640, 260],
  ],
  '1-1': [
    [1024, 1024],
    [640, 640],
    [360, 360],
  ],
};

export const heroSizes = imageSizes['16-9'];
export const heroFallback: ImageSize = [900, 500];

/**
 * Whether a hero image has the renditions a hero needs. One that lacks any of them is shown in the
 * single fallback size.
 */
export function hasHeroVariants(variants: readonly { width: number; height: number }[]): boolean {
  return heroSizes.every(([width, height]) =>
    variants.some((variant) => variant.width === width && variant.height === height),
  );
}
