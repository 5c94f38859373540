// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { show } from '../block.fixture.js';
import { specificationGlance } from './specification-glance.definition.js';
import { fixtures } from './specification-glance.fixture.js';

describe('specification-glance', () => {
  it('shows the figures that say something, each with its words', async () => {
    const { root } = await show(fixtures[0]);
    expect([...root.querySelectorAll('li')].map((figure) => figure.textContent)).toEqual([
      '4.8 sAcceleration',
      '470Range',
      '5Seats',
      'All-wheel drive',
      '400',
    ]);
    expect(root.querySelectorAll('svg')).toHaveLength(1);
  });

  it('lays out up to four a row, and no option gives five', async () => {
    const { options } = specificationGlance.fields['col-numbers'].attrs;
    expect(options?.map(({ value }) => value)).toEqual(['1', '2', '3', '4']);
    const { root } = await show(fixtures[0]);
    expect(root.querySelector('ul')?.dataset.columns).toBe('4');
  });

  it('names the car of the figures', async () => {
    const words = async (locale: 'ar' | 'en') =>
      (await show(fixtures[0], { locale })).root.querySelector('p')?.textContent;
    expect(await words('en')).toBe('I-PACE 2022');
    expect(await words('ar')).toBe('آي-بيس 2022');
  });

  it('is silent while it holds nothing', async () => {
    const { root } = await show(fixtures[0], { fields: { title: {} }, groups: [] });
    expect(root.textContent).toBe('');
  });
});
