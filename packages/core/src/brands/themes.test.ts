import { afterEach, describe, expect, it } from 'vitest';
import { firstFacts } from '../first-market/index.js';
import { registerMarket } from '../locale/index.js';
import { brandNameOf, isTheme, marketThemes, themeOf, themeOfBrand } from './index.js';

afterEach(() => registerMarket(firstFacts));

describe('themes', () => {
  it('are those that are known, by their name or by a brand', () => {
    expect([...marketThemes(), 'mini', '', null, {}].map(themeOf)).toEqual([
      'land-rover',
      'jaguar',
      ...Array(4).fill('land-rover'),
    ]);
    expect(['Jaguar', 'Land Rover', 'jaguar', undefined].map(themeOfBrand)).toEqual([
      'jaguar',
      ...Array(3).fill('land-rover'),
    ]);
  });

  it('are those of the brands of another market', () => {
    registerMarket({
      brands: [{ id: 'sahra', name: { ar: 'صحراء', en: 'Sahra' }, theme: 'dunes' }],
    });
    expect(marketThemes()).toEqual(['dunes']);
    expect(['dunes', 'jaguar'].map(isTheme)).toEqual([true, false]);
    expect([themeOf('jaguar'), themeOfBrand('Sahra'), brandNameOf('jaguar')]).toEqual([
      'dunes',
      'dunes',
      'Sahra',
    ]);
  });
});
