import { describe, expect, it } from 'vitest';
import { heroCarousel } from '../blocks/hero-carousel/hero-carousel.definition.js';
import { parallaxImage } from '../blocks/parallax-image/parallax-image.definition.js';
import { barSurface } from './bar-surface.js';
import { groundColor, shadeColor, shadeOpacity } from './shade-opacity.js';

const night = {
  ground: '#15131c',
  top: [0.05, 0.14],
  left: [0, 0.03],
  right: [0.01, 0.2],
} as const;
const day = { ground: '#c8a878', top: [0.6, 0.8], left: [0.35, 0.5], right: [0.3, 0.5] } as const;
const tones = (of: typeof night | typeof day) => structuredClone(of) as never;

const grey = (light: number) =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const luminance = (hex: string) =>
  [0.2126, 0.7152, 0.0722].reduce(
    (sum, weight, at) =>
      sum + weight * linear(Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16) / 255),
    0,
  );
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

describe('a shade behind text', () => {
  it('gives light text a contrast of 4.5 on any image, and is absent on a dark one', () => {
    for (const lightest of [0.1, 0.2, 0.4, 0.7, 1]) {
      const opacity = shadeOpacity([0, lightest], 'dark');
      const mixed = grey(lightest) * (1 - opacity) + grey(0.012) * opacity;
      expect(contrast(linear(mixed), 0.88)).toBeGreaterThanOrEqual(4.5);
    }
    expect(shadeOpacity([0, 0.12], 'dark')).toBe(0);
    expect(shadeOpacity([0, 1], 'dark')).toBeGreaterThan(shadeOpacity([0, 0.4], 'dark'));
  });

  it('gives dark text a contrast of 4.5 on any image, and is absent on a light one', () => {
    for (const darkest of [0, 0.05, 0.2]) {
      const opacity = shadeOpacity([darkest, 1], 'light');
      const mixed = grey(darkest) * (1 - opacity) + grey(0.8) * opacity;
      expect(contrast(linear(mixed), 0.011)).toBeGreaterThanOrEqual(4.5);
    }
    expect(shadeOpacity([0.35, 1], 'light')).toBe(0);
  });

  it('has a color of the image that is dark or light enough for the text on it', () => {
    expect(contrast(luminance(groundColor(tones(day), 'dark')), 0.88)).toBeGreaterThan(4.5);
    expect(contrast(luminance(groundColor(tones(night), 'light')), 0.011)).toBeGreaterThan(4.5);
    expect(groundColor(tones(night), 'dark')).toBe(night.ground);
    expect(luminance(shadeColor(tones(day), 'dark'))).toBeLessThan(0.013);
  });
});

describe('the bar on the image at the top of a page', () => {
  const definitionOf = (template: string) =>
    [heroCarousel, parallaxImage].find((one) => one.template === template) as never;
  const hero = (of: typeof night | typeof day, more = {}) => ({
    id: 'a',
    template: 'hero-carousel',
    fields: {},
    groups: [{ id: 'b', fields: { image: { id: 'c', alt: '', tones: tones(of) }, ...more } }],
  });

  it('has the surface with the text that the image needs less shade for', () => {
    expect(barSurface([hero(night)], definitionOf)).toBe('dark');
    expect(barSurface([hero(day)], definitionOf)).toBe('light');
  });

  it('does not lie on a video, an unmeasured image, or a block that is not a hero', () => {
    expect(
      barSurface([hero(night, { desktop_video_url: 'https://a.test/v' })], definitionOf),
    ).toBeUndefined();
    expect(
      barSurface([hero(night, { image: { id: 'c', alt: '' } })], definitionOf),
    ).toBeUndefined();
    expect(barSurface([{ ...hero(night), template: 'snippet' }], definitionOf)).toBeUndefined();
    expect(barSurface([], definitionOf)).toBeUndefined();
  });

  it('lies on a parallax scene only if nothing is above it', () => {
    const scene = { ...hero(day), template: 'parallax-image' };
    const seamless = { padding_grid_class: 'y-space-0' };
    expect(barSurface([{ ...scene, fields: seamless }], definitionOf)).toBe('light');
    expect(barSurface([scene], definitionOf)).toBeUndefined();
    const titled = { ...scene, fields: { ...seamless, title: 'A journey' } };
    expect(barSurface([titled], definitionOf)).toBeUndefined();
  });
});
