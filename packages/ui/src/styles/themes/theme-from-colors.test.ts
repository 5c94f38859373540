import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastProblems } from './contrast-problems.js';
import { ThemeError } from './create-theme.js';
import { themeFromColors } from './theme-from-colors.js';

const channel = fc.integer({ min: 0, max: 255 });
const color = fc
  .tuple(channel, channel, channel)
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

test('any accent gives a theme in which every text can be read', () => {
  fc.assert(
    fc.property(color, (accent) => {
      expect(contrastProblems(themeFromColors({ id: 'nova', accent }))).toEqual([]);
    }),
  );
});

test('an accent that can be read stays as the brand has it', () => {
  expect(themeFromColors({ id: 'nova', accent: '#0b5c6e' }).palettes.light.accent).toBe('#0b5c6e');
});

test('ink and paper that are too near to each other, and what is no colour, are rejected', () => {
  const near = { id: 'nova', accent: '#0b5c6e', ink: '#888888', paper: '#999999' };
  expect(() => themeFromColors(near)).toThrow(ThemeError);
  expect(() => themeFromColors({ id: 'nova', accent: 'teal' })).toThrow(
    'palettes.light: accent and canvas must be colours of the form #rrggbb',
  );
});
