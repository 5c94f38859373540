import type { Logger } from '@mawkib/core/errors';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { journeyConfigTypes, readJourneyConfig } from './read-journey-config.js';

const listen = () => {
  const warn = vi.fn();
  return { warn, logger: { warn, error: warn } as unknown as Logger };
};
const silent = listen().logger;
const entry = (config_type: string, data: unknown) => ({ config_type, data });

test('the journeys of stock cars and configured cars have their own four types [S-3-36]', () => {
  const types = [
    'order_online',
    'order_online_steps_page',
    'order_online_checkout_page',
    'order_online_success_page',
  ];
  expect(journeyConfigTypes('normal')).toEqual(types);
  expect(journeyConfigTypes('configurator')).toEqual(types.map((type) => `config_${type}`));
});

test('a journey reads only the entries of its own types', () => {
  const entries = [
    entry('order_online', { enabled: false }),
    entry('config_order_online_success_page', { heading: 'Configured' }),
  ];
  expect(readJourneyConfig(entries, 'normal', silent)).toMatchObject({
    journey: { enabled: false },
    success: { heading: null },
  });
  expect(readJourneyConfig(entries, 'configurator', silent)).toMatchObject({
    journey: { enabled: true },
    success: { heading: 'Configured' },
  });
});

test('without an entry the steps are payment options and location', () => {
  const { steps } = readJourneyConfig([], 'normal', silent).steps;
  expect(steps.map(({ type }) => type)).toEqual(['payment_options', 'location']);
});

test('steps of unknown types are dropped, and content without markup', () => {
  const steps = [
    { type: 'trade_in', title: ' Trade-in ', required: true },
    { type: 'lottery' },
    { type: 'content' },
    { type: 'content', html: '<p>Note</p>' },
  ];
  const config = readJourneyConfig([entry('order_online_steps_page', { steps })], 'normal', silent);
  expect(config.steps.steps).toEqual([
    { type: 'trade_in', title: 'Trade-in', required: true, html: '' },
    { type: 'content', title: null, required: false, html: '<p>Note</p>' },
  ]);
});

test('an invalid member is logged by name and has its default; the others stay', () => {
  const { warn, logger } = listen();
  const data = { heading: 7, text: 'Reserved', buttons: 'none' };
  const { success } = readJourneyConfig(
    [entry('order_online_success_page', data)],
    'normal',
    logger,
  );
  expect(success).toEqual({ heading: null, text: 'Reserved', next_steps: [], buttons: [] });
  expect(warn.mock.calls.map(([, details]) => details)).toEqual([
    { entry: 'order_online_success_page', member: 'heading' },
    { entry: 'order_online_success_page', member: 'buttons' },
  ]);
});

test.each(['javascript:alert(1)', '//elsewhere.example', 'http://plain.example'])(
  'a button to %s is dropped',
  (url) => {
    const data = {
      buttons: [
        { label: 'Go', url },
        { label: 'Offers', url: '/offers' },
      ],
    };
    const { success } = readJourneyConfig(
      [entry('order_online_success_page', data)],
      'normal',
      silent,
    );
    expect(success.buttons).toEqual([{ label: 'Offers', url: '/offers' }]);
  },
);

test('any stored data can be read', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (journey, steps) => {
      const config = readJourneyConfig(
        [entry('order_online', journey), entry('order_online_steps_page', steps)],
        'normal',
        silent,
      );
      expect(typeof config.journey.enabled).toBe('boolean');
      expect(Array.isArray(config.steps.steps)).toBe(true);
    }),
  );
});

test('the checkout page is read; a wrong member and wrong terms are left out', () => {
  const { warn, logger } = listen();
  const data = {
    customer_types: ['corporate', 'private'],
    fields_shown: 'all',
    verify_phone: true,
    terms: [
      { key: 'reservation', html: '<p>Terms</p>', version: 3 },
      { key: 'no text' },
      { key: 'offers', html: 'Offers', required: false, version: 'b' },
    ],
  };
  const { checkout } = readJourneyConfig(
    [entry('order_online_checkout_page', data)],
    'normal',
    logger,
  );
  expect(checkout).toEqual({
    customer_types: ['private', 'corporate'],
    fields_shown: ['city', 'tax_number', 'contact_person'],
    fields_required: ['tax_number', 'contact_person'],
    verify_phone: true,
    verify_email: false,
    terms: [
      { key: 'reservation', html: '<p>Terms</p>', required: true, version: '3' },
      { key: 'offers', html: 'Offers', required: false, version: 'b' },
    ],
  });
  expect(warn.mock.calls.map(([, details]) => details)).toEqual([
    { entry: 'order_online_checkout_page', member: 'fields_shown' },
  ]);
});
