import { silentLogger } from '@mawkib/core/errors';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { readShowroomConfig, sectionsFor } from './showroom-config.js';

const sanitize = (html: string) => html.replace(/<script.*<\/script>/s, '');
const read = (entries: { config_type: string; data?: unknown }[], logger = silentLogger) =>
  readShowroomConfig(entries, { sanitize, logger });
const html = (title: string, text: string) => ({ type: 'html', title, html: text });
const entry = (config_type: string, data: unknown) => ({ config_type, data });

it('gives each type a section of its own, in one order', () => {
  const { sections } = read([
    entry('additional', { items: [html('الضمان', '<p>خمس سنوات</p>')] }),
    entry('subscription', {
      title: 'اشتراك',
      includes: ['التأمين', 5, null],
      mileage_per_month: 2500,
    }),
    entry('lease', { popups: [{ type: 'finance_options_table' }] }),
    entry('cash', { items: [html('السعر', '<p>مع الضريبة<script>x()</script></p>')] }),
    entry('cash', { title: 'شراء', items: [html('الدفع', '<p>نقدًا</p>')] }),
    entry('order_online', { items: [html('x', 'x')] }),
  ]);
  expect(sections.map(({ type }) => type)).toEqual(['cash', 'lease', 'subscription', 'additional']);
  const [cash, lease, subscription] = sections;
  expect(cash).toMatchObject({
    title: 'شراء',
    items: [{ html: '<p>مع الضريبة</p>' }, { html: '<p>نقدًا</p>' }],
  });
  expect(lease).toMatchObject({ items: [], popups: [{ type: 'finance_options_table' }] });
  expect(subscription).toMatchObject({ includes: ['التأمين', '5'], mileage: 2500 });
});

it('drops what is not complete, and HTML of which nothing is left', () => {
  const warn = vi.fn();
  const items = [html('', ' '), { type: 'form' }, { type: 'form', form_id: 'callback' }];
  const { sections } = read(
    [
      entry('additional', { items }),
      entry('cash', { items: [html('x', '<script>x()</script>')] }),
      entry('lease', null),
    ],
    { ...silentLogger, warn },
  );
  expect(sections).toEqual([
    expect.objectContaining({ items: [{ type: 'form', form_id: 'callback' }] }),
  ]);
  expect(warn).toHaveBeenCalledWith('Invalid items in showroom additional', expect.anything());
});

it('has the calculator on and a disclaimer as an info icon where nothing is said', () => {
  const { finance, disclaimer, disclaimerDisplay } = read([]);
  expect(finance?.states).toEqual(['new', 'approved', 'used']);
  expect(disclaimer).toBeNull();
  expect(disclaimerDisplay).toBe('icon-info-tip');
  const off = read([
    entry('additional', {
      mini_finance_calculator: false,
      price_disclaimer: 'شامل الضريبة',
      price_disclaimer_display: 'text',
    }),
  ]);
  expect(off).toMatchObject({
    finance: null,
    disclaimer: 'شامل الضريبة',
    disclaimerDisplay: 'text',
  });
});

it('shows the ways in which a vehicle can be paid, and what is said of all', () => {
  const { sections } = read(
    ['additional', 'cash', 'lease', 'subscription'].map((type) =>
      entry(type, { items: [html(type, '<p>x</p>')] }),
    ),
  );
  const types = (options: string[]) => sectionsFor(sections, options).map(({ type }) => type);
  expect(types(['cash'])).toEqual(['cash', 'additional']);
  expect(types(['rent', 'lease', 'toString'])).toEqual(['lease', 'subscription', 'additional']);
});

it('never throws', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ config_type: fc.string(), data: fc.anything() })),
      (entries) => {
        read([...entries, entry('additional', entries[0]?.data)]);
      },
    ),
  );
});
