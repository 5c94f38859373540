import { getSession } from '@mawkib/api-clients/contracts/identity';
import { getOrderOptions } from '@mawkib/api-clients/contracts/purchase';
import { getCompanyConfig, getVehicle } from '@mawkib/api-clients/contracts/stock';
import { expect, it } from 'vitest';
import { siteApplication } from '../../handler/application.fixture.ts';
import * as vehicle from './vehicle.tsx';

const aed = (amount: number) => ({ amount, currency: 'AED' });
const car = {
  id: '9',
  status: 'stock',
  state: 'new',
  nameplate_brand_name: 'Land Rover',
  nameplate_label: 'Defender',
  model_display_name: 'Defender 110',
  currency: 'AED',
  owner_id: '201',
  photos: [],
  financing_options: ['cash'],
};

/** The first step of an order; the entry of its journey names no payment. */
async function firstStep(deposit: number): Promise<string> {
  const visit = siteApplication({
    routes: [{ path: 'vehicle/:vehicleId?', module: vehicle }],
    log: () => {},
    responses: {
      [getSession.id]: { person: null },
      [getVehicle.id]: car,
      [getCompanyConfig.id]: [],
      [getOrderOptions.id]: {
        today: '2026-11-20',
        payment_options: [{ option: 'cash', price: aed(20_000_000) }],
        service_packs: [],
        retailers: [],
        delivery: [],
        appointment: null,
        quote: { lines: [], due_now: aed(deposit), due_later: aed(20_000_000 - deposit) },
      },
    },
  });
  const { document = '' } = await visit('/en/vehicle/9');
  return document;
}

it('an order says that it takes a deposit where the quote has one, and only there', async () => {
  const [free, paid] = await Promise.all([firstStep(0), firstStep(500_000)]);
  expect(paid).toMatch(/data-line="due_now".*?5,000/);
  expect(paid).toContain('You pay a deposit');
  expect(free).not.toContain('You pay a deposit');
});
