// @vitest-environment happy-dom
import {
  facetsWithin,
  filterDefinitions,
  parseQuery,
  withoutPage,
} from '@mawkib/stock-locator/engine';
import { describe, expect, it, vi } from 'vitest';
import { offeredFilters, pageQuery, stockQuery } from '../../shared/stock/stock-query.js';
import { someVehicles } from '../../shared/stock/vehicles.fixture.js';
import { mediaThat, show } from '../block.fixture.js';
import { stockLocator } from './stock-locator.definition.js';
import { fixtures } from './stock-locator.fixture.js';

vi.stubGlobal(
  'matchMedia',
  mediaThat(() => false),
);

const all = { ci_key_brand: 'All', ci_key_model: 'None', vehicles: { list: [] } };
const search = (text: string) => new URLSearchParams(text);
const { fields } = stockLocator;
const on = (filters: readonly string[]) =>
  filterDefinitions.map(({ key }) => key).filter((key) => filters.includes(key));

describe('stock locator block', () => {
  it('has a switch for each of the seventeen filters [B-3-326] [B-3-348]', () => {
    // Body types are parsed from text; a list of them is not a filter of the page.
    const switched = filterDefinitions.flatMap(({ key }) => (key === 'body_types' ? [] : key));
    expect(switched).toHaveLength(17);
    for (const key of switched) expect(fields[key].type).toBe('Bool');
    const bools = Object.values(fields).filter(({ type }) => type === 'Bool');
    expect(bools).toHaveLength(17);
  });

  it('offers ten filters until staff decide otherwise [B-3-354]', () => {
    const switched = Object.entries(fields).flatMap(([name, { default: defaultValue }]) =>
      defaultValue === true ? [name] : [],
    );
    expect(on(switched)).toEqual(
      on([
        'brands',
        'models',
        'states',
        'display_price',
        'mileage',
        'production_year',
        'engine_types',
        'transmissions',
        'colors',
        'dealers',
      ]),
    );
    expect(switched).toHaveLength(10);
  });

  it('has keys of list, brand and model [B-3-328] [B-3-329] [B-3-330] [B-3-353]', () => {
    const values = (name: 'ci_key_brand' | 'ci_key_model') =>
      fields[name].attrs.options?.map(({ value }) => value);
    expect(fields.ci_key_list.contentful).toBe(false);
    expect(values('ci_key_brand')?.sort()).toEqual(['All', 'Jaguar', 'Land Rover']);
    expect(fields.ci_key_brand.default).toBe('All');
    expect(values('ci_key_model')).toEqual([
      'None',
      'F-Pace',
      'I-Pace',
      'E-Pace',
      'F-Type',
      'XE',
      'XJ',
      'XF',
    ]);
    expect(fields.ci_key_model.default).toBe('None');
  });

  it('has a reset button in one of two styles [B-3-350]', () => {
    const { attrs, default: defaultValue } = fields.reset_button_theme;
    expect(attrs.options?.map(({ value }) => value)).toEqual(['primary', 'secondary']);
    expect(defaultValue).toBe('secondary');
  });

  it('offers the filters that are switched on, in the panel’s order', () => {
    const block = { ...all, dealers: true, models: true, power: false };
    expect(offeredFilters(block)).toEqual(['models', 'dealers']);
  });

  it('asks what the address asks', () => {
    const query = stockQuery(search('models=Defender&sort=price_asc&page=2'), all);
    expect(query.lists.models).toEqual(['Defender']);
    expect(query.page).toBe(2);
  });

  it('is restricted to its brand and model before the visitor’s filters, and hides theirs [B-3-414]', () => {
    const set = { ...all, ci_key_brand: 'Jaguar', ci_key_model: 'F-Type' };
    const forced = { brands: ['Jaguar'], models: ['F-TYPE'] };
    expect(stockQuery(search(''), set).lists).toEqual(forced);
    expect(stockQuery(search('models=XF&brands=Land+Rover'), set).lists).toEqual(forced);
    expect(withoutPage(parseQuery(search('models=XF&colors=red')), pageQuery(set)).lists).toEqual({
      colors: ['red'],
    });
    const block = { ...set, brands: true, models: true, colors: true };
    expect(offeredFilters(block)).toEqual(['colors']);
  });

  it('is restricted to the models of its list, within which a visitor chooses [B-3-349] [B-3-355]', () => {
    const set = { ...all, vehicles: { list: ['Defender', 'XF'] } };
    const models = (text: string) => stockQuery(search(text), set).lists.models;
    expect(models('')).toEqual(['Defender', 'XF']);
    expect(models('models=XF')).toEqual(['XF']);
    expect(models('models=XE')).toEqual(['Defender', 'XF']);
    expect(withoutPage(parseQuery(search('models=XF')), pageQuery(set)).lists.models).toEqual([
      'XF',
    ]);
    expect(withoutPage(parseQuery(search('')), pageQuery(set)).lists.models).toBeUndefined();
    const offered = facetsWithin(someVehicles.meta, pageQuery(set)).facets.models;
    expect(offered?.map(({ value }) => value)).toEqual(['Defender']);
  });

  it('shows the vehicles it was given, and its headline', async () => {
    const state = { state: 'ready', value: someVehicles } as const;
    const { root } = await show(fixtures[0], { state });
    expect(root.textContent).toContain('F-TYPE');
    for (const { model_display_name } of someVehicles.data) {
      expect(root.textContent).toContain(model_display_name);
    }
  });

  it('shows what the settings list as features, and nothing of it otherwise [S-6-11]', async () => {
    const locations = {
      ...{ kind: null, outcome: 'none', search: {}, localities: [], centre: null },
      ...{ retailers: [], states: [], map: { tilesUrl: '', attribution: '' } },
    };
    const asksForPostcode = async (features: readonly string[]) => {
      const state = { state: 'ready', value: { ...someVehicles, features, locations } } as const;
      const { root } = await show(fixtures[0], { state });
      return root.textContent?.includes('Postcode');
    };
    expect(await asksForPostcode(['postcode_search'])).toBe(true);
    expect(await asksForPostcode([])).toBe(false);
  });

  it('shows its own failure when the vehicles do not come', async () => {
    const state = { state: 'failed', reason: 'timeout' } as const;
    const { root } = await show(fixtures[0], { state });
    expect(root.textContent).toContain('Something went wrong, please try again.');
  });
});
