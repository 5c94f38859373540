// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { definitionOf } from '../../definitions/catalogue.fixture.js';
import { show } from '../block.fixture.js';
import { fixtures } from './manual-models-carousel.fixture.js';

const cards = (root: Element) => [...root.querySelectorAll('[aria-roledescription="slide"]')];

describe('manual models carousel', () => {
  it('makes a model card of every group: name, picture, price, links [B-3-255]', async () => {
    expect(definitionOf('manual-models-carousel')?.template).toBe('manual-models-carousel');
    const { root } = await show(fixtures[0]);
    const [card] = cards(root);
    expect(card?.querySelector('h4')?.textContent).toBe('Defender');
    expect(card?.querySelector('img')?.alt).toBe('A picture of studio/offroader-front34-green');
    expect(card?.querySelector('p')?.textContent).toBe('From AED 389,000');
    expect([...(card?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
      'More',
    ]);
  });

  it('leaves out a price of nothing, and shows a model without a picture', async () => {
    const { root } = await show(fixtures[0]);
    expect(cards(root).map((card) => card.querySelector('h4')?.textContent)).toEqual([
      'Defender',
      'Without a picture',
    ]);
  });

  it('isolates names and prices from the direction of the line', async () => {
    const { root } = await show(fixtures[0], { locale: 'ar' });
    expect([...root.querySelectorAll('bdi')].map((text) => text.textContent)).toEqual([
      'ديفندر',
      'من 389,000 درهم',
      'بلا صورة',
    ]);
  });
});
