import type { PageClaims } from '@mawkib/blocks/model';
import { describe, expect, test } from 'vitest';
import type { OfferFacts } from '../../offers/offer-facts.js';
import { type ClaimFacts, untrueClaims, untrueParts } from './untrue-claims.js';

const offer = (changes: Partial<OfferFacts> = {}): OfferFacts => ({
  id: 'xe-1',
  car_model_key: 'xe',
  starts_on: '2026-11-01',
  ends_on: '2026-11-30',
  figures: ['price'],
  values: { price: 200 },
  currency: 'dirham',
  ...changes,
});
const facts = (changes: Partial<ClaimFacts> = {}): ClaimFacts => ({
  offers: [offer()],
  declared: [],
  day: '2026-11-20',
  ...changes,
});
const place = { block: 'b', template: 'image-box', field: 'title' };
const typed = (amount: number, key = '', at: object = place): PageClaims => ({
  prices: [{ text: `AED ${amount}`, amount, currency: 'dirham', place: at as never, offer: key }],
  offers: [],
});
const uses = (key: string, property?: string): PageClaims => ({
  prices: [],
  offers: [{ place: { ...place, group: 'g' }, key, ...(property !== undefined && { property }) }],
});
const rules = (claims: PageClaims, about: ClaimFacts = facts()) =>
  untrueClaims(claims, about).map(({ rule }) => rule);

describe('a typed price holds', () => {
  test('while the offer of its block has that figure, on a day of the offer', () => {
    expect(rules(typed(200, 'XE'))).toEqual([]);
    expect(rules(typed(200, 'xe-1'))).toEqual([]);
    expect(untrueClaims(typed(201, 'xe'), facts())).toMatchObject([
      { rule: 'stale_price', figures: [200] },
    ]);
    expect(rules(typed(200))).toEqual(['stale_price']);
    for (const changes of [
      { values: {} },
      { ends_on: '2026-11-19' },
      { starts_on: '2026-11-21' },
    ]) {
      expect(rules(typed(200, 'xe'), facts({ offers: [offer(changes)] }))).toEqual(['stale_price']);
    }
    expect(rules(typed(200, 'xe'), facts({ offers: [offer({ currency: 'dollar' })] }))).toEqual([
      'stale_price',
    ]);
    expect(rules(typed(200, 'xe'), facts({ offers: null }))).toEqual(['stale_price']);
  });

  test('until the end of its declaration, but never in the title of a page', () => {
    const declared = [{ amount: 490, currency: 'dirham', ends_on: '2026-11-20' }];
    expect(rules(typed(490), facts({ declared }))).toEqual([]);
    expect(rules(typed(491), facts({ declared }))).toEqual(['stale_price']);
    expect(rules(typed(490), facts({ declared, day: '2026-11-21' }))).toEqual(['stale_price']);
    const other = [{ amount: 490, currency: 'dollar', ends_on: '2026-11-20' }];
    expect(rules(typed(490), facts({ declared: other }))).toEqual(['stale_price']);
    const title = { block: '', template: '', field: 'title' };
    expect(rules(typed(490, '', title), facts({ declared }))).toEqual(['stale_price']);
  });
});

describe('an offer on a page', () => {
  test('is known, and has not ended', () => {
    expect(rules(uses('Xe'))).toEqual([]);
    expect(rules(uses('xe-1', 'price'))).toEqual([]);
    expect(rules(uses('xf'))).toEqual(['missing_offer']);
    expect(rules(uses('xe', 'price'))).toEqual(['missing_offer']);
    expect(rules(uses('xe'), facts({ day: '2026-12-01' }))).toEqual(['ended_offer']);
    const next = offer({ id: 'xe-2', starts_on: '2026-12-01', ends_on: '2026-12-31' });
    expect(rules(uses('xe'), facts({ offers: [offer(), next], day: '2026-12-01' }))).toEqual([]);
    expect(rules(uses('xf'), facts({ offers: null }))).toEqual([]);
  });

  test('hides what inserts a figure of it that is not shown', () => {
    const reviewed = facts({ offers: [offer({ values: {} })] });
    expect([...untrueParts(uses('xe-1', 'price'), reviewed)]).toEqual(['g']);
    expect([...untrueParts(uses('xe-1', 'title'), reviewed)]).toEqual([]);
    expect([...untrueParts(uses('xe'), reviewed)]).toEqual([]);
    const meta = { block: '', template: '', field: 'meta_title' };
    expect([...untrueParts(typed(4, '', meta), reviewed)]).toEqual(['page.meta_title']);
    expect([...untrueParts(typed(4), reviewed)]).toEqual(['b']);
  });
});
