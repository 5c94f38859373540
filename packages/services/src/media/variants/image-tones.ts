import { setTimeout } from 'node:timers/promises';
import type { ImageTones, Luminance } from '@mawkib/core/vocabulary';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { loggable } from '../../runtime/create-log.js';
import { limitedSharp } from '../limited-sharp.js';
import type { Picture } from './picture.js';
import type { VariantStore } from './variant-store.js';

/** Tones of an image; undefined if they are not known in time. Never rejects. */
export type TonesOf = (picture: Picture) => Promise<ImageTones | undefined>;

const maxImages = 2000;
/** Max time in ms that a caller waits; the image is measured for the next one. */
const timeLimit = 800;
/** The small variant that is measured. */
const measured = { width: 640, height: 360, format: 'webp' } as const;

/** Measures images once per version, from a variant that pages use too. */
export function createTonesOf(variants: VariantStore, log: Pick<Logger, 'warn'>): TonesOf {
  const known = new LRUCache<string, Promise<ImageTones | undefined>>({ max: maxImages });
  return (picture) => {
    const key = `${picture.id}/${picture.look}`;
    const found = known.get(key);
    if (found) return inTime(found);
    const measuring = variants
      .get(picture, measured)
      .then(({ bytes }) => measureTones(bytes))
      .catch((error) => {
        known.delete(key);
        log.warn({ image: picture.id, error: loggable(error) }, 'an image was not measured');
        return undefined;
      });
    known.set(key, measuring);
    return inTime(measuring);
  };
}

const inTime = (measuring: Promise<ImageTones | undefined>) =>
  Promise.race([measuring, setTimeout(timeLimit, undefined, { ref: false })]);

const columns = 32;
const rows = 18;

/** Measures means of cells, so that single bright pixels do not count. */
export async function measureTones(image: Buffer): Promise<ImageTones> {
  const pixels = await limitedSharp(image)
    .flatten({ background: '#dedee0' })
    .resize(columns, rows, { fit: 'fill' })
    .raw()
    .toBuffer();
  const colorAt = (column: number, row: number) => {
    const at = (row * columns + column) * 3;
    return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0] as const;
  };
  const area = (left: number, right: number, top: number, bottom: number): Luminance => {
    const lights: number[] = [];
    for (let row = top; row < bottom; row += 1)
      for (let column = left; column < right; column += 1)
        lights.push(luminance(colorAt(column, row)));
    lights.sort((one, other) => one - other);
    return [share(lights, 0.04), share(lights, 0.96)];
  };
  const edge = Array.from({ length: columns * 2 }, (_, at) =>
    colorAt(at % columns, rows - 1 - Math.floor(at / columns)),
  );
  return {
    ground: `#${[0, 1, 2].map((channel) => hex(mean(edge.map((color) => color[channel] ?? 0)))).join('')}`,
    top: area(0, columns, 0, 4),
    left: area(0, columns / 4, 7, rows),
    right: area((columns * 3) / 4, columns, 7, rows),
  };
}

/** The value below which this share of the sorted values is, with three decimals. */
const share = (sorted: readonly number[], part: number) =>
  Number((sorted[Math.round((sorted.length - 1) * part)] ?? 0).toFixed(3));

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** Relative luminance, WCAG 2. */
function luminance([red, green, blue]: readonly [number, number, number]): number {
  const linear = (channel: number) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
