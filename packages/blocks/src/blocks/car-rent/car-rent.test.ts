// @vitest-environment happy-dom
import { withoutIsolates } from '@mawkib/core/locale';
import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { definitionOf } from '../../definitions/catalogue.fixture.js';
import { createGroup } from '../../model/index.js';
import { onRentalRequest } from '../../shared/rental/rental-request.js';
import { show } from '../block.fixture.js';
import { carRent } from './car-rent.definition.js';
import { fixtures } from './car-rent.fixture.js';

const [fixture] = fixtures;
const cars = (root: Element) => [...root.querySelectorAll<HTMLElement>('li:has(h4)')];
const lists = (car: Element | undefined) =>
  [...(car?.querySelectorAll('ul') ?? [])].map((list) =>
    [...list.children].map((item) => withoutIsolates(item.textContent ?? '')),
  );

describe('car rent', () => {
  it('lists up to 20 cars; the other template is the overlay with four groups [B-3-322] [B-9-12] [B-9-21]', async () => {
    expect([carRent.max_field_groups, definitionOf('rent-a-car')?.max_field_groups]).toEqual([
      20, 4,
    ]);
    const groups = Array.from({ length: 22 }, (_, at) => ({
      id: `car-${at}`,
      fields: { title: { ar: 'سيارة', en: `Car ${at}` } },
    }));
    expect(cars((await show(fixture, { groups })).root)).toHaveLength(20);
  });

  it('shows up to eight icon and text pairs of a car, blank ones not [B-3-320] [B-9-13]', async () => {
    const [first, second, ...rest] = cars((await show(fixture)).root);
    expect(lists(first)[0]).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((at) => `Text ${at}`));
    expect(first?.querySelectorAll('ul svg')).toHaveLength(8);
    expect([lists(second)[0], second?.querySelectorAll('ul svg').length]).toEqual([
      ['', 'Fast'],
      1,
    ]);
    expect(rest).toEqual([]);
  });

  it('has five extras, those of a new car as described [B-3-321] [B-3-324]', async () => {
    let count = 0;
    const fresh = createGroup(carRent, () => `new-${count++}`);
    const group = { ...fresh, fields: { ...fresh.fields, title: { ar: 'سيارة', en: 'Car' } } };
    const [car] = cars((await show(fixture, { groups: [group] })).root);
    expect(lists(car)[1]).toEqual([
      'Baby seatAED 200',
      'Booster seatAED 75',
      'GPSAED 50',
      'Wi-FiAED 50',
      'Additional driverAED 75',
    ]);
    const groups = fixture?.groups.map((one) => ({
      ...one,
      fields: { ...one.fields, equipment_2_price: -5 },
    }));
    const [, second] = cars((await show(fixture, { groups })).root);
    expect(lists(second)[1]).toEqual(['Roof boxAED 30', 'Additional driverAED 75']);
  });

  it('opens the overlay of the page with a car and its extras', async () => {
    const open = vi.fn();
    const stop = onRentalRequest(open);
    const { root } = await show(fixture);
    const button = cars(root)[1]?.querySelector('a') as HTMLAnchorElement;
    expect(button.textContent).toBe('Book it');
    expect(fireEvent.click(button)).toBe(false);
    expect(open.mock.calls[0]?.[0]).toMatchObject({
      car: 'F-TYPE',
      extras: [
        { label: 'Roof box', price: 30, controller: { type: 'amount' } },
        { label: 'Booster seat', price: 75 },
        { label: 'Additional driver', price: 75 },
      ],
    });
    stop();
  });

  it('is a link to the rental block without a script, and before that block is interactive', async () => {
    const { root } = await show(fixture);
    const [first] = cars(root);
    const button = first?.querySelector('a') as HTMLAnchorElement;
    expect(button.getAttribute('href')).toBe('#rent-a-car');
    fireEvent.click(button);
    const open = vi.fn();
    onRentalRequest(open)();
    expect(open.mock.calls[0]?.[0]).toMatchObject({ car: 'Defender 110' });
    const again = vi.fn();
    onRentalRequest(again)();
    expect(again).not.toHaveBeenCalled();
  });
});
