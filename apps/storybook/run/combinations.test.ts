import { expect, it } from 'vitest';
import { combinations, nameOf, rotated } from './combinations.ts';

it('knows every theme, language and width once', () => {
  expect(new Set(combinations.map(nameOf)).size).toBe(12);
  expect(combinations).toHaveLength(12);
});

it('gives a story the same combination every time and spreads stories over all', () => {
  const ids = Array.from({ length: 600 }, (_, at) => `blocks-example--story-${at}`);
  const counts = new Map<string, number>();
  for (const id of ids) {
    expect(rotated(id)).toBe(rotated(id));
    counts.set(nameOf(rotated(id)), (counts.get(nameOf(rotated(id))) ?? 0) + 1);
  }
  expect(counts.size).toBe(12);
  expect(Math.min(...counts.values())).toBeGreaterThan(20);
});
