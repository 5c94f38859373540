import type { CompareSpec } from '@mawkib/api-clients/contracts/content';
import { expect, it } from 'vitest';
import { compareModels } from './compare-models.js';

const fact = (key: string, value: string | number | null, unit?: string) => ({
  key,
  label: `${key}!`,
  value,
  unit,
});
const specs: Record<string, CompareSpec> = {
  defender_110: {
    model: 'defender_110',
    groups: [
      { label: 'Engine', items: [fact('power', 400, 'hp'), fact('fuel', 'Petrol')] },
      { label: 'Size', items: [fact('seats', 5), fact('boot', null)] },
    ],
  },
  f_type: {
    model: 'f_type',
    groups: [
      { label: 'Engine', items: [fact('power', 300, 'hp'), fact('fuel', 'Petrol')] },
      { label: 'Roof', items: [fact('roof', 'Soft top')] },
    ],
  },
};

it('sets the specs of two models side by side, by group', () => {
  expect(compareModels(specs, ['defender_110', 'f_type'], 'en')).toEqual([
    {
      label: 'Engine',
      facts: [
        { key: 'power', label: 'power!', texts: ['400 hp', '300 hp'], differs: true },
        { key: 'fuel', label: 'fuel!', texts: ['Petrol', 'Petrol'], differs: false },
      ],
    },
    { label: 'Size', facts: [{ key: 'seats', label: 'seats!', texts: ['5', ''], differs: true }] },
    {
      label: 'Roof',
      facts: [{ key: 'roof', label: 'roof!', texts: ['', 'Soft top'], differs: true }],
    },
  ]);
});

it('has empty values for a model without specs', () => {
  expect(compareModels(specs, ['constructor', 'f_type'], 'en')[0]?.facts[0]?.texts).toEqual([
    '',
    '300 hp',
  ]);
  expect(compareModels({}, ['f_type'], 'en')).toEqual([]);
});
