/** Ratios of images, width before height; 16-9 unless given. Site document, section 9. */
export const imageRatios = ['16-9', '16-6-5', '1-1'] as const;

/** One of `imageRatios`. */
export type ImageRatio = (typeof imageRatios)[number];

/** Width and height in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Sizes in px that an image is asked for, by its ratio, greatest first. Blocks document, section 3.
 */
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

/**
 * Sizes in px above those of 16-9, greatest first, that a hero image has where its original is large
 * enough.
 */
export const largeHeroSizes: readonly Size[] = [
  { width: 3840, height: 2160 },
  { width: 2880, height: 1620 },
  { width: 2000, height: 1125 },
];

/** An image's ratio; 16-9 for what is none. */
export const imageRatio = (value: unknown): ImageRatio =>
  imageRatios.find((known) => known === value) ?? '16-9';

/** The only size of a hero image that lacks one of the sizes of 16-9. */
export const imageFallbackSize: Size = { width: 900, height: 500 };

/** Size of a hero banner, in px. Blocks document, section 3. */
export const heroBannerSize: Size = { width: 2000, height: 358 };

/** Size of a footer picture that states none, in px. Site document, section 9. */
export const footerImageSize: Size = { width: 200, height: 80 };
