import { withoutIsolates } from '@mawkib/core/locale';
import { sorts, statuses } from '@mawkib/core/vocabulary';
import { describe, expect, it } from 'vitest';
import { filterDefinitions } from '../../engine/filters/filter-definitions.js';
import { valueLabel } from '../../engine/filters/value-labels.js';
import { activeFilters } from '../../engine/query/active-filters.js';
import { normaliseQuery } from '../../engine/query/normalise-query.js';
import { normaliseVehicle } from '../../engine/vehicle/normalise-vehicle.js';
import { rawVehicle } from '../../fixtures/raw-vehicles.js';
import { attributeText } from './attribute-text.js';
import { messages as cardMessages } from './card.messages.js';
import { activeFilterText, filterName, filterValueLabel } from './filter-labels.js';
import { messages } from './messages.js';

const spec = (changes: Parameters<typeof rawVehicle>[0]) =>
  normaliseVehicle(rawVehicle(changes)).specification;

describe('labels', () => {
  it('counts cars in proper Arabic', () => {
    const t = messages('ar');
    expect([0, 1, 2, 3, 11, 100, 1203].map((count) => t('cars', { count }))).toEqual([
      'لا سيارات',
      'سيارة واحدة',
      'سيارتان',
      '3 سيارات',
      '11 سيارة',
      '100 سيارة',
      '1,203 سيارات',
    ]);
  });

  it('names all statuses in both languages [S-4-04]', () => {
    for (const locale of ['ar', 'en'] as const) {
      const names = statuses.map((status) => valueLabel('status', status, locale));
      expect(new Set(names).size).toBe(8);
      expect(names).not.toContain('stock');
    }
  });

  it('names every filter and sort', () => {
    for (const { key } of filterDefinitions) expect(filterName(key, 'ar')).toMatch(/[ء-ي]/);
    for (const sort of sorts) expect(messages('ar')(`sort_${sort}`)).toMatch(/[ء-ي]/);
  });

  it('leaves a value that it does not know as it is', () => {
    expect(valueLabel('state', 'concept', 'ar')).toBe('concept');
    expect(filterValueLabel('models', 'Defender', 'ar')).toBe('Defender');
    expect(valueLabel('state', 'toString', 'en')).toBe('toString');
  });

  it('has the exact text of an empty result [S-8-20]', () => {
    expect(messages('en')('no_results')).toBe(
      'Sorry there were no results for your search. Please try again with another term or phrase.',
    );
  });

  it('says "Price on request" unless a market says otherwise [B-4-22]', () => {
    expect(cardMessages('en')('price_on_request')).toBe('Price on request');
    const own = cardMessages('en', { price_on_request: { en: 'Ask us' } });
    expect(own('price_on_request')).toBe('Ask us');
  });

  it('writes ranges', () => {
    const texts = (search: Parameters<typeof normaliseQuery>[0]) =>
      activeFilters(normaliseQuery(search)).map((active) =>
        withoutIsolates(activeFilterText(active, 'en', (_key, value) => value)),
      );
    expect(texts({ ranges: { display_price: { from: 250_000, to: 300_000 } } })).toEqual([
      'Price: AED 250,000 – 300,000',
    ]);
    expect(texts({ ranges: { mileage: { to: 5000 } } })).toEqual(['Mileage: up to 5,000 km']);
    expect(texts({ ranges: { model_year: { from: 2024 } } })).toEqual(['Model year: from 2024']);
    expect(texts({ ranges: { display_price: { from: 0 } } })).toEqual(['Price: from 0']);
  });

  it.each([
    [{ display_price: { from: 250_000, to: 300_000 } }, 'السعر: من 250,000 إلى 300,000 د.إ'],
    [{ model_year: { from: 2023, to: 2025 } }, 'سنة الطراز: من 2023 إلى 2025'],
  ])('writes an Arabic range in reading order, without a dash: %o', (ranges, text) => {
    const [active] = activeFilters(normaliseQuery({ ranges }));
    if (!active) throw new Error('The query has no filter');
    const written = activeFilterText(active, 'ar', (_key, value) => value);
    expect(withoutIsolates(written)).toBe(text);
  });
});

describe('attributes', () => {
  it.each([
    ['engine type [B-3-356]', 'engines', { engine_type: 'petrol' }, 'Petrol'],
    ['power and its unit [B-3-357]', 'power', { power: 300, power_unit: 'hp' }, '300 hp'],
    ['mileage and its unit [B-3-358]', 'mileage', { mileage: 12_000 }, '12,000 km'],
    ['battery capacity [B-3-359]', 'batteryCapacity', { battery_capacity: 90 }, '90 kWh'],
    ['engine capacity [B-3-360]', 'capacity', { engine_capacity: 3 }, '3.0 l'],
    ['transmission [B-3-361]', 'transmission', { transmission: 'automatic' }, 'Automatic'],
    ['delivery date [B-3-362]', 'deliveryDate', { delivery_date: '2026-12-05' }, '5 December 2026'],
    ['VIN, shortened [B-3-374]', 'vin', { vin: 'SALWA2BK4NA123456' }, '456'],
  ] as const)('shows the %s', (_name, attribute, changes, text) => {
    expect(attributeText(spec(changes), attribute, 'en')).toBe(text);
  });

  it('shows seats only when there are any [B-3-366]', () => {
    expect(attributeText(spec({ number_of_seats: 5 }), 'numberOfSeats', 'en')).toBe('5 seats');
    expect(attributeText(spec({ number_of_seats: 0 }), 'numberOfSeats', 'en')).toBe('');
  });

  it('shows the four values of registration [B-3-367]', () => {
    const avl_field = {
      registration_date: '2024-01-15',
      open_market_value: 210_000,
      additional_registration_fee: 900,
      preferential_additional_registration_fee: 450,
    };
    const text = attributeText(spec({ avl_field }), 'avl', 'en');
    for (const part of ['2024', '210,000', '900', '450']) expect(text).toContain(part);
  });
});
