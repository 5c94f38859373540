import { cpuGrowth } from '@mawkib/tooling-vitest/cpu-cost';
import { describe, expect, it } from 'vitest';
import { createOfferTags, offerTagsIn } from './offer-tags.js';

const offers = {
  byId: (id: string) =>
    id === 'defender-110'
      ? { car_model_key: 'defender_110', price: 315_700, title: 'A & B <i>', odd: '{offer:x' }
      : undefined,
};
const lines: string[] = [];
const logger = {
  warn: (line: string) => lines.push(line),
  error: (line: string) => lines.push(line),
};
const tags = createOfferTags({
  offers,
  format: (offer, property) => {
    const value = offer[property];
    return value === undefined ? undefined : String(value);
  },
  logger: logger as never,
});

describe('offer tags', () => {
  it('become properties of the offer, escaped in HTML', () => {
    expect(tags.text('From AED {offer:defender-110:price}.')).toBe('From AED 315700.');
    expect(tags.text('{ offer } {offer: defender-110 : title }')).toBe('{ offer } A & B <i>');
    expect(tags.html('<p>{offer:defender-110:title}</p>')).toBe('<p>A &amp; B &lt;i&gt;</p>');
    expect(tags.text('No tag {price:a:b}')).toBe('No tag {price:a:b}');
  });

  it.each([
    'From {offer:gone:price} today',
    'From {offer:defender-110:monthly_price} today',
    'From {offer:defender-110:constructor} today',
    'From {offer:defender-110} today',
    'From {offer:defender-110:price:more} today',
    'From {offer:defender-110:price today',
    'From {offer:defender-110:odd}:y} today',
    '{offer:defender-110:price} and {offer:gone:price}',
  ])('without a value blank the whole text: %s', (text) => {
    expect([tags.text(text), tags.html(text)]).toEqual(['', '']);
  });

  it('are logged once when they have no value', () => {
    lines.length = 0;
    for (const _ of [1, 2, 3]) tags.text('{offer:never:price}');
    expect(lines).toEqual(['Offer tag without a value: {offer:never:price}']);
  });

  it('are found with their parts', () => {
    expect(offerTagsIn('a {offer:x:price} b {offer:y}')).toEqual([
      { tag: '{offer:x:price}', id: 'x', property: 'price' },
      { tag: '{offer:y}', id: 'y', property: '' },
    ]);
  });

  it('of a hostile text cost no more than its length', () => {
    expect(cpuGrowth((size) => tags.text('{offer:'.repeat(size)), 20_000)).toBeLessThan(24);
  });
});
