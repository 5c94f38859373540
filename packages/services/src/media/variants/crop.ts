import type { VariantSize } from '../image-sizes.js';
import type { Picture } from './picture.js';

export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Size of the result, never larger than the crop, so images are not enlarged. */
  outWidth: number;
  outHeight: number;
}

/**
 * The largest crop of the requested aspect ratio, centred as close to the focal point as the edges
 * allow.
 */
export function cropOf(
  image: Pick<Picture, 'width' | 'height' | 'focal'>,
  size: VariantSize,
): Crop {
  const aspect = size.height === 0 ? image.width / image.height : size.width / size.height;
  const width = minOnePixel(Math.min(image.width, Math.round(image.height * aspect)));
  const height = minOnePixel(Math.min(image.height, Math.round(width / aspect)));
  const outWidth = Math.min(size.width, width);
  return {
    left: start(image.focal.x, image.width, width),
    top: start(image.focal.y, image.height, height),
    width,
    height,
    outWidth,
    outHeight: minOnePixel(Math.round(outWidth / aspect)),
  };
}

/** Very small images cannot be cropped to a wide aspect ratio. */
const minOnePixel = (pixels: number) => Math.max(1, pixels);

const start = (focal: number, whole: number, part: number) =>
  Math.min(whole - part, Math.max(0, Math.round(focal * whole - part / 2)));
