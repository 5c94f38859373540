import type { PackImage } from './image-pack.js';
import type { VariantSize } from './image-sizes.js';

export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Size of the answer: never larger than the cut, so nothing is blown up. */
  outWidth: number;
  outHeight: number;
}

/** The largest cut of the asked aspect whose centre is as near to the focal point as the edges let. */
export function cropOf(
  image: Pick<PackImage, 'width' | 'height' | 'focal'>,
  size: VariantSize,
): Crop {
  const aspect = size.height === 0 ? image.width / image.height : size.width / size.height;
  const width = Math.min(image.width, Math.round(image.height * aspect));
  const height = Math.min(image.height, Math.round(width / aspect));
  const outWidth = Math.min(size.width, width);
  return {
    left: start(image.focal.x, image.width, width),
    top: start(image.focal.y, image.height, height),
    width,
    height,
    outWidth,
    outHeight: Math.max(1, Math.round(outWidth / aspect)),
  };
}

const start = (focal: number, whole: number, part: number) =>
  Math.min(whole - part, Math.max(0, Math.round(focal * whole - part / 2)));
