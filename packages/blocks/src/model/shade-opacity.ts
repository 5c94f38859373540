import type { ImageTones, Luminance } from '@mawkib/core/vocabulary';

/** Text of a dark surface is light, and the other way round. */
export type TextSurface = 'light' | 'dark';

/** Contrast that a shade aims at: 4.5 with some room, as shades are mixed in another color space. */
const contrast = 5;
/** Luminance of texts, of the darkest light and the lightest dark text of the themes. */
const text = { light: 0.011, dark: 0.88 };
/** Luminance of the shade. */
const shade = { light: 0.8, dark: 0.012 };
/** Luminance that the background must have: at least (light) or at most (dark). */
const needed = {
  light: contrast * (text.light + 0.05) - 0.05,
  dark: (text.dark + 0.05) / contrast - 0.05,
};

/** Opacity of a shade, 0 to 1, that text of the surface needs on an area of an image. */
export function shadeOpacity([darkest, lightest]: Luminance, surface: TextSurface): number {
  const from = grey(surface === 'light' ? darkest : lightest);
  const to = grey(shade[surface]);
  const share = (grey(needed[surface]) - from) / (to - from);
  return Number(Math.min(1, Math.max(0, share)).toFixed(2));
}

/** The surface that needs the weaker shade at the top of the image. */
export const topSurface = ({ top }: ImageTones): TextSurface =>
  shadeOpacity(top, 'light') <= shadeOpacity(top, 'dark') ? 'light' : 'dark';

/** The image's lower edge as a background of text: as dark or light as the text needs it. */
export const groundColor = ({ ground }: ImageTones, surface: TextSurface): string =>
  toLuminance(ground, surface === 'dark' ? Math.min(needed.dark, 0.09) : needed.light, surface);

/** Color of shades on the image, with a tint of it. */
export const shadeColor = ({ ground }: ImageTones, surface: TextSurface): string =>
  toLuminance(ground, shade[surface], surface);

/** Mixes a color with black or white until its luminance is at most (dark) or at least `limit`. */
function toLuminance(color: string, limit: number, surface: TextSurface): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const end = surface === 'dark' ? 0 : 255;
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = channels.map((channel) => Math.round(channel + (end - channel) * share));
    const light = luminance(mixed);
    if (surface === 'dark' ? light <= limit : light >= limit) return written(mixed);
  }
  return written([end, end, end]);
}

const written = (channels: readonly number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const luminance = (channels: readonly number[]): number =>
  [0.2126, 0.7152, 0.0722].reduce(
    (sum, weight, at) => sum + weight * linear((channels[at] ?? 0) / 255),
    0,
  );

/** Grey value, 0 to 1, of a luminance. */
const grey = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
