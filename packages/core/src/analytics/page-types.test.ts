import { expect, it } from 'vitest';
import { pageTypeOf } from './page-types.js';

it.each([
  ['/ar/showroom-order-online/vehicle/v1', 'checkout'],
  ['/ar/showroom-order-online/vehicle?config_url=x', 'checkout'],
  ['/en/showroom-order-online/checkout', 'checkout_reservation'],
  ['/showroom-order-online/success/', 'checkout_order_confirmation'],
])('%s is %s, with stock blocks too', (path, type) => {
  expect(pageTypeOf(path)).toBe(type);
  expect(pageTypeOf(path, { hasStockBlocks: true })).toBe(type);
});

it.each([
  ['/ar/showroom/new-defender-v1', false, 'pdp'],
  ['/ar/showroom/new-defender-v1', true, 'pdp'],
  ['/ar/stock?page=2', true, 'plp'],
  ['/ar', true, 'plp'],
  ['/ar/showroom', true, 'plp'],
  ['/ar/showroom', false, 'dx_other'],
  ['/ar/about', false, 'dx_other'],
  ['/ar/showroom-order-online/confirmation/MK-1', false, 'dx_other'],
  ['/ar/showroom-order-online/confirmation/MK-1', true, 'dx_other'],
  ['', false, 'dx_other'],
] as const)('%s, with stock blocks %s, is %s', (path, hasStockBlocks, type) => {
  expect(pageTypeOf(path, { hasStockBlocks })).toBe(type);
});
