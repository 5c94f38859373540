// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { StoredBlock } from '../../model/definition/public-values.js';
import { show } from '../block.fixture.js';
import { modelSummary } from './model-summary.definition.js';
import { fixtures } from './model-summary.fixture.js';
import { someSpecs } from './model-summary.specs.fixture.js';

const shown = async (fields: StoredBlock['fields'] = {}, value = someSpecs) => {
  const { root } = await show(fixtures[0], { fields, state: { state: 'ready', value } });
  const pairs = [...root.querySelectorAll('dl > div')].map((pair) => [
    pair.querySelector('dt')?.textContent,
    pair.querySelector('dd')?.textContent?.replace(/\s/g, ' '),
  ]);
  return { root, pairs };
};

const needOf = (fields: Record<string, unknown>) =>
  modelSummary.data?.({
    fields: { car_key: '', engine_key: '', ...fields } as never,
    groups: [],
    search: new URLSearchParams(),
    locale: 'ar',
    path: '/',
  });

describe('model-summary', () => {
  it('asks for the specs of its car and keeps those of its engine that it shows [B-3-267]', () => {
    const need = needOf({ car_key: ' f_pace ', engine_key: 'p400', spec_1_key: 'power' });
    expect(need?.input).toEqual({ params: { id: 'f_pace' }, query: { locale: 'ar' } });
    expect(need?.select?.(someSpecs).data).toEqual([someSpecs.data[0]]);
  });

  it('asks for nothing without a car, or without a spec to show', () => {
    expect(needOf({ spec_1_key: 'power' })).toBeNull();
    expect(needOf({ car_key: 'f_pace' })).toBeNull();
  });

  it('shows up to three pairs, those with a value, under its own words or the data’s [B-3-268]', async () => {
    expect((await shown()).pairs).toEqual([
      ['Strength', '400 hp'],
      ['Price from', 'AED 329,000'],
    ]);
    const three = await shown({ spec_3_key: 'acceleration', spec_3_label: {} });
    expect(three.pairs[2]).toEqual(['0–100 km/h', '5.4 s']);
    const keys = Object.keys(modelSummary.fields).filter((name) => /^spec_\d+_key$/.test(name));
    expect(keys).toEqual(['spec_1_key', 'spec_2_key', 'spec_3_key']);
  });

  it('takes the car’s own value where the engine has none', async () => {
    expect((await shown({ engine_key: 'd200' })).pairs[0]).toEqual(['Strength', '550 hp']);
    expect((await shown({ engine_key: '' })).pairs[0]).toEqual(['Strength', '550 hp']);
  });

  it('stands in columns only when told, and with something for both [B-3-269]', async () => {
    const columns = async (fields: StoredBlock['fields']) =>
      (await shown(fields)).root.querySelector('#engine')?.hasAttribute('data-columns');
    expect(await columns({})).toBe(true);
    expect(await columns({ has_columns: false })).toBe(false);
    expect(await columns({ image: { id: '', alt: {} } })).toBe(false);
  });

  it('is led to by its title, which puts the tab id into the address [B-3-270]', async () => {
    const { root } = await shown();
    const link = root.querySelector<HTMLAnchorElement>('a:has(h3)');
    expect(link?.getAttribute('href')).toBe('#engine');
    expect(root.querySelector('#engine')?.contains(link)).toBe(true);
  });

  it('has no way to itself without an id, or with one that no address can hold', async () => {
    for (const tab_id of ['', 'a b', '"><script>']) {
      const { root } = await shown({ tab_id });
      expect(root.querySelector('a, [id=""], script')).toBeNull();
      expect(root.querySelector('h3')?.textContent).toBe('The engine');
    }
  });

  it('never puts its link around one of staff', async () => {
    const { root } = await shown({ title: { en: '[The engine](/engines)' } });
    expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/engines',
    ]);
  });

  it('shows what is sound while there is no data', async () => {
    const { root, pairs } = await shown({}, { data: [] });
    expect(pairs).toEqual([]);
    expect(root.querySelector('img')).not.toBeNull();
    expect(root.querySelector('dl')).toBeNull();
  });
});
