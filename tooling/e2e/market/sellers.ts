import { demoCompanyConfig } from '@mawkib/demo-market/data';
import type { APIRequestContext } from '@playwright/test';

const deposits = demoCompanyConfig
  .filter(({ company, config_type }) => company !== 'default' && config_type === 'order_online')
  .map(({ company, data }) => ({ company, vendor: (data as { payment?: string }).payment }));

/** True if the seller's cars are reserved with a payment. */
export const takesDeposit = (seller: string): boolean =>
  deposits.some(({ company }) => company === seller);

const listing = '/services/stock/public_api/listing/all';

/** Company id of a car's seller. */
export async function sellerOf(request: APIRequestContext, car: string): Promise<string> {
  const response = await request.get(`${listing}/vehicle/${car}`);
  return String((await response.json()).data.company_uuid);
}

/** Id of an available car with a deposit through this vendor, in the market at `origin`. */
export const carPaidBy = (
  request: APIRequestContext,
  vendor: string,
  origin: string,
): Promise<string> =>
  carOf(request, deposits.find((deposit) => deposit.vendor === vendor)?.company, origin);

/** Id of an available car that is reserved without a payment. */
export const freeCar = (request: APIRequestContext, origin: string): Promise<string> =>
  firstCar(request, origin, (seller) => !takesDeposit(seller));

/** Id of an available car of a seller that asks for terms and a verified number. */
export const carWithTerms = (request: APIRequestContext, origin: string): Promise<string> =>
  carOf(
    request,
    demoCompanyConfig.find(
      ({ company, config_type }) =>
        company !== 'default' && config_type === 'order_online_checkout_page',
    )?.company,
    origin,
  );

const carOf = (
  request: APIRequestContext,
  seller: string | undefined,
  origin: string,
): Promise<string> => firstCar(request, origin, (each) => each === seller);

async function firstCar(
  request: APIRequestContext,
  origin: string,
  isSoldBy: (seller: string) => boolean,
): Promise<string> {
  for (let page = 1; page <= 30; page += 1) {
    const response = await request.get(origin + listing, { params: { page } });
    const { data } = (await response.json()) as { data: StockCar[] };
    const car = data.find((each) => isFree(each) && isSoldBy(each.company_uuid));
    if (car) {
      given.add(car.id);
      return car.id;
    }
    if (data.length === 0) break;
  }
  throw new Error('No such car is available');
}

interface StockCar {
  id: string;
  status: string;
  company_uuid: string;
  held_until?: string | null;
}

/** A car that was given to a walk may be held before the list says so. */
const given = new Set<string>();

const isFree = ({ id, status, held_until }: StockCar): boolean =>
  status === 'stock' && !held_until && !given.has(id);
