import { firstFacts } from '@mawkib/core/first-market';
import { locales, registerMarket } from '@mawkib/core/locale';
import { financingOptions, states, statuses } from '@mawkib/core/vocabulary';
import { afterEach, expect, it } from 'vitest';
import { type ValueKind, valueLabel } from './value-labels.js';

afterEach(() => registerMarket(firstFacts));

const labelled = { state: states, status: statuses, financing: financingOptions } as const;

it.each(Object.entries(labelled))('has a name of its own for every %s', (kind, values) => {
  for (const locale of locales) {
    const names = values.map((value) => valueLabel(kind as ValueKind, value, locale));
    expect(new Set(names).size).toBe(values.length);
    expect(names.filter((name) => (values as readonly string[]).includes(name))).toEqual([]);
  }
});

it('does not mind case, spaces and hyphens, and keeps a value without a name', () => {
  expect(valueLabel('engine', 'Plug-in Hybrid', 'en')).toBe('Plug-in hybrid');
  expect(valueLabel('engine', 'plug_in_hybrid', 'ar')).toBe('هجين قابل للشحن');
  expect(['steam', 'constructor', ''].map((value) => valueLabel('engine', value, 'ar'))).toEqual([
    'steam',
    'constructor',
    '',
  ]);
});

it('calls a brand as its market does', () => {
  expect(['Land Rover', 'land-rover'].map((brand) => valueLabel('brand', brand, 'ar'))).toEqual([
    'لاند روڤر',
    'لاند روڤر',
  ]);
  const sahra = { id: 's', name: { ar: 'صحراء', en: 'Sahra Auto' }, theme: 'sahra' };
  registerMarket({ brands: [sahra] });
  expect(['sahra auto', 'Jaguar'].map((brand) => valueLabel('brand', brand, 'ar'))).toEqual([
    'صحراء',
    'Jaguar',
  ]);
});
