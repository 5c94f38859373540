// @vitest-environment happy-dom
import { LocaleProvider } from '@mawkib/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { normaliseVehicle } from '../../engine/vehicle/normalise-vehicle.js';
import { DealerCard, type OwnerVariant } from './DealerCard.js';

const { owner } = normaliseVehicle({
  id: '9',
  owner_id: '201',
  owner_name: 'Legal Name LLC',
  owner_display_name: 'Mawkib Sheikh Zayed Road',
  owner_address: 'Al Quoz 1',
  owner_city: 'Dubai',
  owner_zipcode: '00000',
  owner_phone: '+971 4 555 0100',
  owner_email: 'szr@mawkib.example',
  owner_opening_hours: ['Daily 9:00 – 21:00'],
});

const show = (variant: OwnerVariant) =>
  render(
    <LocaleProvider locale="en">
      <DealerCard owner={owner} variant={variant} />
    </LocaleProvider>,
  );

afterEach(cleanup);

it.each([
  ['short', { city: true, address: false, phone: false, email: false, hours: false }],
  ['default', { city: true, address: true, phone: true, email: false, hours: false }],
  ['full', { city: true, address: true, phone: true, email: true, hours: true }],
] as const)("shows an owner under the brand's own name, %s [S-3-29]", (variant, told) => {
  show(variant);
  expect(screen.getByRole('heading', { name: 'Mawkib Sheikh Zayed Road' })).toBeTruthy();
  expect({
    city: screen.queryByText(/Dubai/) !== null,
    address: screen.queryByText(/Al Quoz/) !== null,
    phone: screen.queryByRole('link', { name: /555 0100/ }) !== null,
    email: screen.queryByRole('link', { name: /szr@/ }) !== null,
    hours: screen.queryByText(/9:00/) !== null,
  }).toEqual(told);
});
