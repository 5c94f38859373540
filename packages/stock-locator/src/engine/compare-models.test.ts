import { createCompareSpecs } from '@mawkib/api-clients/content';
import type { CompareSpec } from '@mawkib/api-clients/contracts';
import { createStorage, sessionEntries } from '@mawkib/core/storage';
import { expect, it, vi } from 'vitest';
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

function open() {
  const kept = new Map<string, string>();
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const logger = { warn: vi.fn(), error: vi.fn() };
  const storage = createStorage(area, logger, sessionEntries);
  const call = vi.fn(async (_: unknown, { params }: { params: { model: string } }) => ({
    data: [specs[params.model]],
  }));
  return { store: createCompareSpecs(call as never, storage), call, kept };
}

it('keeps the specs of two models under two keys, and sets them side by side [S-3-41]', async () => {
  const { store, call, kept } = open();
  await Promise.all([store.load('defender_110'), store.load('f_type'), store.load('f_type')]);
  expect(Object.keys(store.getState()).sort()).toEqual(['defender_110', 'f_type']);
  expect(store.getState().f_type).toEqual(specs.f_type);
  expect(JSON.stringify([...kept.values()])).toContain('Soft top');
  expect(call).toHaveBeenCalledTimes(2);
  expect(compareModels(store.getState(), ['defender_110', 'f_type'], 'en')).toEqual([
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
