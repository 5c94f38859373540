// @vitest-environment happy-dom
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { components } from '../../built-in/components.fixture.js';
import type { StoredBlock } from '../../model/definition/public-values.js';
import { Blocks } from '../../renderer/Blocks.js';
import { draw, resolved } from '../../renderer/page.fixture.js';
import { offerBrands, shownOffers } from '../../shared/offers/shown-offers.js';
import { show } from '../block.fixture.js';
import { offerLinks } from './offer-links.js';
import { offers } from './offers.definition.js';
import { fixtures } from './offers.fixture.js';

const row = (id: string, category: string, kind: string, brand: string) => ({
  ...{ id, category, kind, brand },
  car_model_key: `car_${id}`,
  title: `Offer ${id}`,
});
const rows = [
  row('a', 'finance', 'new', 'defender'),
  row('b', 'finance', 'approved', 'jaguar'),
  row('c', 'Purchase', 'owners', 'range_rover'),
  row('d', 'purchase', 'branded_goods', 'discovery'),
  { car_model_key: 'plain' },
];
const off = {
  category: '',
  ...Object.fromEntries(
    ['new_cars', 'approved', 'owners', 'branded_goods', ...offerBrands].map((name) => [
      name,
      false,
    ]),
  ),
};
const found = (filter: object) =>
  shownOffers(rows as never, { ...off, ...filter } as never)
    .map(({ id }) => id ?? '-')
    .join('');

it('lists the offers of its category [B-3-159]', () => {
  expect(found({ category: ' FINANCE ' })).toBe('ab');
  expect(found({ category: 'purchase' })).toBe('cd');
  expect(found({ category: 'leasing' })).toBe('');
  expect(found({ category: 'finance', approved: true })).toBe('b');
});

it.each([
  ['new_cars', 'a'],
  ['approved', 'b'],
  ['owners', 'c'],
  ['branded_goods', 'd'],
])('lists offers of the kind %s once it is on [B-3-160]', (kind, ids) => {
  expect(found({ [kind]: true })).toBe(ids);
});

it.each([
  ['defender', 'a'],
  ['jaguar', 'b'],
  ['range_rover', 'c'],
  ['discovery', 'd'],
])('lists offers of the brand %s once it is on [B-3-161]', (brand, ids) => {
  expect(found({ [brand]: true })).toBe(ids);
});

it.each([
  [{}, 'abcd-'],
  [{ new_cars: true, approved: true }, 'ab'],
  [{ new_cars: true, jaguar: true }, ''],
  [{ approved: true, jaguar: true, category: 'finance' }, 'b'],
  [{ owners: true, branded_goods: true, range_rover: true }, 'c'],
])(
  'an offer passes category, kinds and brands; a set with no switch on restricts nothing: %j [B-3-167]',
  (filter, ids) => {
    expect(found(filter)).toBe(ids);
  },
);

const offer = {
  id: 'defender-110',
  title: 'Defender 110',
  description: 'Over five years.',
  terms: 'Subject to approval.',
  imageId: 'studio/offroader-front34-black',
  category: 'finance',
  kind: 'new_cars',
  brand: 'defender',
  price: 315700,
  monthlyPrice: 4558,
  downPaymentPercent: 20,
  months: 60,
  annualRate: 2.49,
  rateKind: 'flat',
  downPayment: null,
  isUnderReview: false,
  currency: 'AED',
  url: '/vehicles?models=Defender',
  startsOn: '2026-11-01',
  endsOn: '2026-12-31',
};
const ready = (...list: object[]) => ({ state: 'ready' as const, value: { offers: list } });

it('a card states what it is, for whom, until when and on what terms', async () => {
  const { root } = await show(fixtures[0], { state: ready(offer) });
  const card = root.querySelector('li');
  const text = card?.textContent?.replace(/\s+/g, ' ') ?? '';
  for (const part of [
    'New cars',
    'Defender 110',
    'Over five years.',
    '315,700',
    '4,558',
    '20% down',
    '60 months',
    '2.49% a year, flat',
    'Subject to approval.',
  ]) {
    expect(text).toContain(part);
  }
  expect(card?.querySelector('time')?.dateTime).toBe('2026-12-31');
  expect(root.textContent).not.toContain('No offers at the moment');
});

it('without a kind it names nobody', async () => {
  const { root } = await show(fixtures[0], { state: ready({ ...offer, kind: null }) });
  expect(root.querySelector('li')?.textContent).toMatch(/^Defender 110/);
});

it('the first two pictures load at once, in the first two blocks of a page', async () => {
  const three = ready(...['a', 'b', 'c'].map((id) => ({ ...offer, id })));
  const stored = ['1', '2', '3'].map((id) => ({ ...fixtures[0], id }) as StoredBlock);
  const states = Object.fromEntries(stored.map(({ id }) => [id, three]));
  await components.preloadWhole(['offers']);
  const page = createElement(Blocks, { blocks: resolved(stored), states });
  const { container } = await draw(page, 'en');
  const loading = [...container.querySelectorAll('img')].map((image) => image.loading);
  const first = ['eager', 'eager', 'lazy'];
  expect(loading).toEqual([...first, ...first, 'lazy', 'lazy', 'lazy']);
});

it('its button opens the form with title, subtitle, columns and the offer [B-3-162] [B-3-163] [B-3-164]', () => {
  const base = { form_id: ' offer ', form_title: 'Ask', form_subtitle: 'Soon.' };
  const formOf = (fields: object) =>
    offerLinks(offer as never, { ...base, ...fields } as never, 'en')[0];
  const hiddenFields = {
    offer_id: 'defender-110',
    offer_title: 'Defender 110',
    offer_category: 'finance',
    offer_brand: 'defender',
  };
  const form = { type: 'form', formId: 'offer', title: 'Ask', subtitle: 'Soon.', hiddenFields };
  expect(formOf({ has_two_columns: true, button_position: 'center' })).toMatchObject({
    ...form,
    columns: 2,
    buttonPosition: 'center',
  });
  expect(formOf({ has_two_columns: false, button_position: 'left' })).toMatchObject({
    ...form,
    columns: 1,
    buttonPosition: 'left',
  });
  expect(offers.fields.button_position.attrs.options?.map(({ value }) => value)).toEqual([
    ...['left', 'center', 'right'],
  ]);
  expect(formOf({ form_id: '' })?.type).toBe('internal');
});

it('says in its own words that they could not be loaded, with a link that loads again [B-3-165] [B-4-08]', async () => {
  const state = { state: 'failed', reason: 'network' } as const;
  const { root } = await show(fixtures[0], { state });
  expect(root.textContent).toContain('Not loaded');
  expect(root.querySelector('li')).toBeNull();
  const links = [...root.querySelectorAll('button, a')];
  // The page is requested again, and with it the offers.
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Once more', '?'],
  ]);
});

it('has the texts of the document by default [B-8-01] [B-8-02]', async () => {
  const state = { state: 'failed', reason: 'network' } as const;
  const { root } = await show({ ...fixtures[0], fields: {} } as never, { state });
  expect(root.textContent).toContain('Offers request error');
  expect(root.querySelector('button, a')?.textContent).toBe('Try again');
});

it('reports that there are none', async () => {
  const { root } = await show(fixtures[0], { state: ready() });
  expect(root.textContent).toContain('No offers at the moment');
});

it('without offers it says so and leads to the stock, also when the market has no list of it', async () => {
  const empty = (value: object) =>
    show(fixtures[0], { state: { state: 'ready', value: { offers: [], ...value } } });
  const { root } = await empty({ stockPath: '/vehicles' });
  expect(root.textContent).toContain('No offers at the moment');
  expect(root.querySelector('a')?.getAttribute('href')).toMatch(/\/vehicles$/);
  expect((await empty({})).root.querySelector('a')).toBeNull();
});

it('with every offer under review it says so on each, and leads to its cars', async () => {
  const reviewed = { ...offer, isUnderReview: true, price: null, monthlyPrice: null, terms: null };
  const { root } = await show(fixtures[0], { state: ready(reviewed) });
  expect(root.textContent).toContain('We are checking the prices of this offer');
  expect(root.querySelector('a[href*="/vehicles"]')).toBeTruthy();
});
