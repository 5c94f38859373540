import { eventSchemas } from '@mawkib/core/analytics';
import { catalogue } from '@mawkib/demo-market/catalogue';
import { describe, expect, it } from 'vitest';
import { hasStockBlocks } from './has-stock-blocks.server.ts';
import { pageEvents, type ShownPage } from './page-events.ts';

const offer: ShownPage['offer'] = {
  currency: 'AED',
  value: 489_000,
  items: [{ item_id: 'v1', item_name: 'Defender 110', item_category: 'new', affiliation: 'new' }],
};
const shown = (pathname: string, more: Partial<ShownPage> = {}): ShownPage => ({
  pathname,
  search: '',
  title: 'لاند روفر',
  locale: 'ar',
  ...more,
});
const typesOf = (page: ShownPage) =>
  pageEvents(page).map(({ name, payload }) => [name, payload.page_type]);

describe('page events', () => {
  it.each([
    ['/ar/showroom-order-online/vehicle/v1', 'checkout'],
    ['/ar/showroom-order-online/checkout', 'checkout_reservation'],
    ['/ar/showroom-order-online/success', 'checkout_order_confirmation'],
  ])('%s views a page of type %s [S-2-30]', (path, type) => {
    expect(typesOf(shown(path))).toEqual([['page_view', type]]);
  });

  it('a preview, a stock list, a plain page and an order confirmation have theirs [S-2-31] [S-7-59]', () => {
    const pages = [
      shown('/ar/showroom/new-defender-v1', { offer }),
      shown('/ar/vehicles', { hasStockBlocks: true }),
      shown('/ar/about'),
      shown('/ar/showroom-order-online/confirmation/MK-7F3K-92QD'),
    ];
    expect(pages.map(typesOf)).toEqual([
      [
        ['page_view', 'pdp'],
        ['pdp_page', 'pdp'],
      ],
      [
        ['page_view', 'plp'],
        ['plp_page', 'plp'],
      ],
      [['page_view', 'dx_other']],
      [['page_view', 'dx_other']],
    ]);
    for (const { name, payload } of pages.flatMap(pageEvents)) {
      expect(eventSchemas[name].read(payload, (path) => expect.fail(path))).toBeDefined();
    }
  });
});

const stock = catalogue.definitions.filter(({ group }) => group === 'Stock Locator');
const others = catalogue.definitions.filter(({ group }) => group !== 'Stock Locator');

it.each(stock.map(({ template }) => template))(
  'a page with %s alone is plp, in the journey and on a preview it is not [B-0-18]',
  (template) => {
    const has = { hasStockBlocks: hasStockBlocks([{ template }], catalogue) };
    const typeOf = (path: string) => pageEvents(shown(path, has))[0]?.payload.page_type;
    expect(typeOf('/ar/anything')).toBe('plp');
    expect(typeOf('/ar/showroom/new-defender-v1')).toBe('pdp');
    expect(typeOf('/ar/showroom-order-online/checkout')).toBe('checkout_reservation');
  },
);

it('no other block makes a page plp', () => {
  expect(stock.length).toBeGreaterThan(0);
  expect(hasStockBlocks([...others, { template: 'unknown' }], catalogue)).toBe(false);
});
