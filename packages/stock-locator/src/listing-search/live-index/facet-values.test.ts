import { expect, it } from 'vitest';
import { createColorNames } from './color-names.js';
import { addNames, type ValueNames } from './facet-values.js';

const lists = { models: ['Defender'], specific_colors: [], dealers: [] };

function namesOf(...models: string[]) {
  const names: ValueNames = { ar: new Map(), en: new Map() };
  for (const ar of models) {
    const model = { ar, en: 'Defender' };
    const rest = { color: model, dealer: model, city: model };
    addNames(names, createColorNames(), { lists } as never, { model, ...rest });
  }
  return names.ar?.get('models/Defender');
}

it('keeps a model its Arabic name when a vehicle of a feed has none', () => {
  expect(namesOf('ديفندر', 'Defender')).toBe('ديفندر');
  expect(namesOf('Defender', 'ديفندر')).toBe('ديفندر');
  expect(namesOf('ديفندر', '')).toBe('ديفندر');
});

it('calls a model by its value where no vehicle names it', () => {
  expect(namesOf('')).toBe('Defender');
});
