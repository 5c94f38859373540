import { expect, test } from 'vitest';
import { storedTexts } from '../../locale/stored-texts.js';
import { dealerOfSlug, dealerSlug } from './dealer-slug.js';

const dealer = (dealer_code: string, name: string) => ({
  dealer_code,
  texts: storedTexts(() => ({ name, address: '', city: '', emirate: '', opening_hours: '' })),
});
const yas = dealer('MKAUH-02', 'Mawkib, Yas Island');
const other = dealer('02', 'موكب العين');

test('a dealer is found by its slug, also by one with an old name', () => {
  expect(dealerSlug(yas)).toBe('mawkib-yas-island-mkauh-02');
  expect(dealerSlug(other)).toBe('موكب-العين-02');
  const of = (slug: string) => dealerOfSlug([other, yas], slug)?.dealer_code;
  expect(of('mawkib-yas-island-mkauh-02')).toBe('MKAUH-02');
  expect(of('former-name-MKAUH-02')).toBe('MKAUH-02');
  expect(of('موكب-العين-02')).toBe('02');
  expect(of('02')).toBe('02');
  for (const none of ['', '-', 'mawkib', 'x02', '%', '../..']) expect(of(none)).toBeUndefined();
});
