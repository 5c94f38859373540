import { feedMappingSchema } from '@mawkib/stock-locator/feed';
import { expect, it } from 'vitest';
import {
  emptyMapping,
  fieldsOf,
  withConstant,
  withField,
  withMatch,
  withOptions,
} from './mapping-edits.ts';

const start = withField(emptyMapping('vehicles'), 'Price', 'sale_price');

it('moves a field to the column that was chosen last', () => {
  const moved = withField(start, 'Offer', 'sale_price');
  expect(fieldsOf(moved, 'Price')).toEqual([]);
  expect(fieldsOf(moved, 'Offer')).toEqual([{ field: 'sale_price', column: 'Offer' }]);
});

it('keeps the value map and drops the options of the kind when a column changes its field', () => {
  const [price] = fieldsOf(start, 'Price');
  if (!price) throw new Error('Price is not mapped');
  const values = { free: null };
  const withBoth = withOptions(start, price, { currency: 'AED', values });
  const changed = withField(withBoth, 'Price', 'base_price');
  expect(fieldsOf(changed, 'Price')).toEqual([{ field: 'base_price', column: 'Price', values }]);
});

it('takes an option away that is empty, and a field that is not imported', () => {
  const [price] = fieldsOf(start, 'Price');
  if (!price) throw new Error('Price is not mapped');
  const aed = withOptions(start, price, { currency: 'AED' });
  const [mapped] = fieldsOf(aed, 'Price');
  if (!mapped) throw new Error('Price is not mapped');
  expect(withOptions(aed, mapped, { currency: undefined })).toEqual(start);
  expect(withField(aed, 'Price', '')).toEqual(emptyMapping('vehicles'));
});

it('makes what the engine accepts', () => {
  const constant = withConstant(start, 'state', 'used');
  const whole = withMatch(withConstant(constant, 'state', 'new'), 'key', '{make}-{lot}');
  expect(feedMappingSchema.parse(whole)).toEqual({
    version: 1,
    target: 'vehicles',
    columns: [
      { field: 'sale_price', column: 'Price' },
      { field: 'state', constant: 'new' },
    ],
    match: { key: '{make}-{lot}' },
  });
  expect(withMatch(withConstant(whole, 'state', null), 'key', '')).toEqual(start);
});
