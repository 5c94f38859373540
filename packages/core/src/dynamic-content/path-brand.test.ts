import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathBrand } from './path-brand.js';

describe('pathBrand', () => {
  it('is the first segment that is a brand, discovery when none is [S-2-32] [B-5-30]', () => {
    const brands = {
      '/ar/range-rover/x': 'range_rover',
      '/ar/defender/accessories': 'defender',
      '/ar/news/jaguar/defender': 'jaguar',
      '/en/Range%20Rover?brand=defender': 'range_rover',
      '/ar/news': 'discovery',
      '/ar/offers': 'discovery',
      '/ar/offers#/defender': 'discovery',
      '/ar/range-rover-sport': 'discovery',
      '/': 'discovery',
      '': 'discovery',
      '/%E0%A4%A/defender': 'defender',
    };
    expect(Object.fromEntries(Object.keys(brands).map((path) => [path, pathBrand(path)]))).toEqual(
      brands,
    );
  });

  it('is always a brand', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (path) => {
        expect(['discovery', 'defender', 'range_rover', 'jaguar']).toContain(pathBrand(path));
      }),
    );
  });
});
