/** Aspect ratios of images, width first. Default: 16-9. Site document, section 9. */
export const imageRatios = ['16-9', '16-6-5', '1-1'] as const;

/** One of `imageRatios`. */
export type ImageRatio = (typeof imageRatios)[number];

/** Width and height in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Rendered image sizes in px by ratio, largest first. Blocks document, section 3. */
export const imageSizes: { readonly [ratio in ImageRatio]: readonly Size[] } = {
  '16-9': [
    { width: 1600, height: 900 },
    { width: 1024, height: 576 },
    { width: 640, height: 360 },
  ],
  '16-6-5': [
    { width: 1600, height: 650 },
    { width: 1024, height: 416 },
    { width: 640, height: 260 },
  ],
  '1-1': [
    { width: 1600, height: 1600 },
    { width: 1024, height: 1024 },
    { width: 640, height: 640 },
    { width: 360, height: 360 },
  ],
};

/** Additional sizes in px of a 16-9 hero image, largest first, if its original is large enough. */
export const largeHeroSizes: readonly Size[] = [
  { width: 3840, height: 2160 },
  { width: 2880, height: 1620 },
  { width: 2000, height: 1125 },
];

/** Widths in px of a 360° panorama, the first one for every device. Its height is half of that. */
export const panoramaWidths = [2048, 4096] as const;

/** The image ratio of a value. Default: 16-9. */
export const imageRatio = (value: unknown): ImageRatio =>
  imageRatios.find((known) => known === value) ?? '16-9';

/** Size of a hero image that lacks one of the 16-9 sizes. */
export const imageFallbackSize: Size = { width: 900, height: 500 };

/** Size of a hero banner in px. Blocks document, section 3. */
export const heroBannerSize: Size = { width: 2000, height: 358 };

/** Default size of a footer image in px. Site document, section 9. */
export const footerImageSize: Size = { width: 200, height: 80 };
