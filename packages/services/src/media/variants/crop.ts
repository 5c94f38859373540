import type { VariantSize } from '../image-sizes.js';
import type { Picture } from './picture.js';

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
  image: Pick<Picture, 'width' | 'height' | 'focal'>,
  size: VariantSize,
): Crop {
  const aspect = size.height === 0 ? image.width / image.height : size.width / size.height;
  const width = atLeastOne(Math.min(image.width, Math.round(image.height * aspect)));
  const height = atLeastOne(Math.min(image.height, Math.round(width / aspect)));
  const outWidth = Math.min(size.width, width);
  return {
    left: start(image.focal.x, image.width, width),
    top: start(image.focal.y, image.height, height),
    width,
    height,
    outWidth,
    outHeight: atLeastOne(Math.round(outWidth / aspect)),
  };
}

/** A picture of a few pixels has room for no cut of a wide aspect. */
const atLeastOne = (pixels: number) => Math.max(1, pixels);

const start = (focal: number, whole: number, part: number) =>
  Math.min(whole - part, Math.max(0, Math.round(focal * whole - part / 2)));
