import { themeOf } from '@mawkib/core/brands';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.js';
import { firstThemes } from './registered-themes.js';
import { isDarkSurface, surfaces } from './themes.js';

const palettes = Object.fromEntries(
  firstThemes.map(({ id, palettes }) => [id, palettes]),
) as Record<'land-rover' | 'jaguar', (typeof firstThemes)[number]['palettes']>;
const themes = ['land-rover', 'jaguar'] as const;

const everywhere = themes.flatMap((theme) =>
  surfaces.map((surface) => ({ theme, surface, colors: palettes[theme][surface] })),
);

describe.each(everywhere)('$theme on $surface', ({ colors }) => {
  const texts = ['ink', 'muted', 'accent', 'danger', 'success'] as const;
  it.each(texts)('%s can be read on the ground and on what is raised', (name) => {
    expect(contrast(colors[name], colors.canvas)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors[name], colors.raised)).toBeGreaterThanOrEqual(4.5);
  });

  it('button labels can be read at rest and under the pointer', () => {
    expect(contrast(colors.onFill, colors.fill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors.onFill, colors.fillHover)).toBeGreaterThanOrEqual(4.5);
  });

  it('edges of controls and the focus ring stand out', () => {
    for (const name of ['edge', 'focus', 'fill'] as const) {
      expect(contrast(colors[name], colors.canvas)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(colors.edge, colors.raised)).toBeGreaterThanOrEqual(3);
  });
});

it('has four schemes of its own per theme [S-9-37]', () => {
  for (const theme of themes) {
    const grounds = surfaces.map((surface) => palettes[theme][surface].canvas);
    expect(new Set(grounds).size).toBe(4);
  }
  expect(surfaces).toEqual(['light', 'grey', 'dark', 'black']);
  expect(surfaces.filter(isDarkSurface)).toEqual(['dark', 'black']);
});

it('takes an unknown theme for Land Rover', () => {
  expect(themeOf('jaguar')).toBe('jaguar');
  expect(themeOf('mini')).toBe('land-rover');
  expect(themeOf(undefined)).toBe('land-rover');
});
