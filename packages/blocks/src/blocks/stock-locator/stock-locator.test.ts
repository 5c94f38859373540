// @vitest-environment happy-dom
import { filterDefinitions } from '@mawkib/stock-locator/engine';
import { describe, expect, it, vi } from 'vitest';
import { mediaThat, show } from '../block.fixture.js';
import { stockLocator } from './stock-locator.definition.js';
import { fixtures, someVehicles } from './stock-locator.fixture.js';
import { stockQuery, switchedOn } from './stock-query.js';

vi.stubGlobal(
  'matchMedia',
  mediaThat(() => false),
);

const all = { ci_key_brand: 'All', ci_key_model: 'None' };
const search = (text: string) => new URLSearchParams(text);

describe('stock locator block', () => {
  it('has a switch for each of the seventeen filters', () => {
    expect(filterDefinitions).toHaveLength(17);
    for (const { key } of filterDefinitions) expect(stockLocator.fields[key].type).toBe('Bool');
  });

  it('offers the filters that are switched on, in the panel’s order', () => {
    expect(switchedOn({ dealers: true, models: true, power: false })).toEqual([
      'models',
      'dealers',
    ]);
  });

  it('asks what the address asks', () => {
    const query = stockQuery(search('models=Defender&sort=price_asc&page=2'), all);
    expect(query.lists.models).toEqual(['Defender']);
    expect(query.page).toBe(2);
  });

  it('holds to its brand and model where the visitor chose none', () => {
    const set = { ci_key_brand: 'Jaguar', ci_key_model: 'F-Type' };
    expect(stockQuery(search(''), set).lists).toEqual({ brands: ['Jaguar'], models: ['F-Type'] });
    expect(stockQuery(search('models=XF'), set).lists).toEqual({
      brands: ['Jaguar'],
      models: ['XF'],
    });
  });

  it('shows the vehicles it was given, and its headline', async () => {
    const state = { state: 'ready', value: someVehicles } as const;
    const { root } = await show(fixtures[0], { state });
    expect(root.textContent).toContain('F-TYPE');
    for (const { model_display_name } of someVehicles.data) {
      expect(root.textContent).toContain(model_display_name);
    }
  });

  it('shows its own failure when the vehicles do not come', async () => {
    const state = { state: 'failed', reason: 'timeout' } as const;
    const { root } = await show(fixtures[0], { state });
    expect(root.textContent).toContain('Something went wrong, please try again.');
  });
});
