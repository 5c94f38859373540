import { type Image, imageFormats, type Locale } from '@mawkib/api-clients/contracts';
import { cropOf } from './crop.js';
import type { PackImage } from './image-pack.js';
import { cropSizes, freeSizes, imageUrl } from './image-sizes.js';

/** An image with every variant that its original is large enough for. */
export function presentImage(image: PackImage, locale: Locale): Image {
  const sizes = [
    ...cropSizes.filter(({ width, height }) => width <= image.width && height <= image.height),
    ...freeSizes.filter(({ width }) => width <= image.width),
  ];
  return {
    id: image.id,
    kind: image.kind,
    width: image.width,
    height: image.height,
    alt: image.alt[locale],
    focal: image.focal,
    variants: sizes.flatMap((size) => {
      const { outWidth: width, outHeight: height } = cropOf(image, size);
      const url = imageUrl(image.id, size);
      return imageFormats.map((format) => ({ width, height, format, url }));
    }),
  };
}
