import sharp from 'sharp';

/** Max difference of a channel between equal pixels: antialiasing may shift by a shade. */
const shade = 32;
/** Max share of pixels that may differ. */
const share = 0.001;

export interface Difference {
  /** Share of pixels that differ. */
  share: number;
  /** The new picture, pale, with differences in red. */
  marked: Buffer;
}

/** Compares two pictures of any format; `null` if they look the same. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null;
  const [old, now] = await Promise.all([pixels(before), pixels(after)]);
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const marked = Buffer.alloc(width * height * 3, 255);
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [one, other] = [at(old, x, y), at(now, x, y)];
      const to = (y * width + x) * 3;
      const alike = one >= 0 && other >= 0 && isAlike(old.data, one, now.data, other);
      if (!alike) count++;
      for (let channel = 0; channel < 3; channel++) {
        const value = other < 0 ? 255 : (now.data[other + channel] ?? 255);
        marked[to + channel] = alike ? 200 + value * 0.21 : channel === 0 ? 214 : 30;
      }
    }
  }
  const differing = count / (width * height);
  if (differing <= share) return null;
  const picture = sharp(marked, { raw: { width, height, channels: 3 } });
  return { share: differing, marked: await picture.png({ palette: true }).toBuffer() };
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function pixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const at = ({ width, height }: Pixels, x: number, y: number) =>
  x < width && y < height ? (y * width + x) * 3 : -1;

function isAlike(old: Buffer, from: number, now: Buffer, to: number): boolean {
  for (let channel = 0; channel < 3; channel++) {
    if (Math.abs((old[from + channel] ?? 0) - (now[to + channel] ?? 0)) > shade) return false;
  }
  return true;
}
