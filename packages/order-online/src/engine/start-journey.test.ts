import { describe, expect, test } from 'vitest';
import { startJourney } from './start-journey.js';
import { orderConfigType, stepPath } from './step-path.js';

test('config_url in the address wins over the vehicle; without either there is no journey', () => {
  const start = (vehicleId: string, query: string) =>
    startJourney({ vehicleId, search: new URLSearchParams(query) });
  expect(start('7', '')).toEqual({ kind: 'normal', vehicleId: '7' });
  expect(start('7', 'config_url=abc')).toEqual({ kind: 'configurator', configUrl: 'abc' });
  expect(start(' ', 'config_url=')).toBeNull();
});

describe('addresses', () => {
  test('each step has its own', () => {
    const subject = { kind: 'normal', vehicleId: 'LR 7/1' } as const;
    const steps = ['details', 'checkout', 'success', 'confirmation'] as const;
    expect(steps.map((step) => stepPath(step, { subject, orderNumber: 'A 1' }))).toEqual([
      '/showroom-order-online/vehicle/LR%207%2F1',
      '/showroom-order-online/checkout',
      '/showroom-order-online/success',
      '/showroom-order-online/confirmation/A%201',
    ]);
  });

  test('a configurator journey keeps its config_url on the way', () => {
    const subject = { kind: 'configurator', configUrl: 'https://c.example/x?a=1&b=2' } as const;
    const path = stepPath('checkout', { subject });
    expect(new URL(path, 'https://site.example').searchParams.get('config_url')).toBe(
      subject.configUrl,
    );
  });

  test('settings are asked for by the names of the journey', () => {
    const pages = ['journey', 'details', 'checkout', 'success'] as const;
    const plain = [
      'order_online',
      'order_online_steps_page',
      'order_online_checkout_page',
      'order_online_success_page',
    ];
    expect(pages.map((page) => orderConfigType('normal', page))).toEqual(plain);
    expect(pages.map((page) => orderConfigType('configurator', page))).toEqual(
      plain.map((name) => `config_${name}`),
    );
  });
});
