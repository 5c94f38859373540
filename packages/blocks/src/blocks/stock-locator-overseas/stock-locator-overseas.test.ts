// @vitest-environment happy-dom
import { filterDefinitions } from '@mawkib/stock-locator/engine';
import { describe, expect, it } from 'vitest';
import { someVehicles } from '../../shared/stock/vehicles.fixture.js';
import { show } from '../block.fixture.js';
import { stockLocatorOverseas } from './stock-locator-overseas.definition.js';
import { fixtures } from './stock-locator-overseas.fixture.js';

const { fields } = stockLocatorOverseas;

describe('stock locator for overseas markets', () => {
  it('has exactly five filters on at first [B-3-351]', () => {
    const on = filterDefinitions
      .flatMap(({ key }) => (key === 'body_types' ? [] : key))
      .filter((key) => fields[key].default === true);
    expect(on.toSorted()).toEqual(
      ['models', 'statuses', 'production_year', 'engine_types', 'specific_colors'].toSorted(),
    );
  });

  it('shows vehicles with the price before a reduction [B-3-327]', async () => {
    const [first] = someVehicles.data;
    const data = [{ ...first, msrp_price: 400_000, sale_price: 376_000 }];
    const state = { state: 'ready', value: { ...someVehicles, data } } as const;
    const { root } = await show(fixtures[0], { state });
    expect(root.querySelectorAll('article')).toHaveLength(1);
    expect(root.querySelector('s')?.textContent).toContain('400,000');
  });
});
