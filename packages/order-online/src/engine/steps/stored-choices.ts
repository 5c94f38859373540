import type { OrderChoices, OrderOptions } from '@mawkib/api-clients/contracts/purchase';
import { financingOptions } from '@mawkib/core/vocabulary';
import type { OrderData } from '../order-data.js';

type Stored = Pick<
  OrderData,
  | 'location'
  | 'locationDetails'
  | 'tradeInData'
  | 'paymentOptionsData'
  | 'servicePackData'
  | 'appBookingData'
>;

/**
 * A hold's choices for the browser's storage, without the address of a delivery. Site document,
 * section 3.
 */
export function storedChoices(choices: OrderChoices, options: OrderOptions): Stored {
  const { payment, trade_in: car, service_packs, location, appointment: visit } = choices;
  const { retailers, service_packs: packs } = options;
  const chosen =
    location?.kind === 'retailer'
      ? retailers.find(({ id }) => id === location.retailer_id)
      : undefined;
  return {
    location: location ? (location.kind === 'retailer' ? location.retailer_id : 'delivery') : null,
    locationDetails:
      location?.kind === 'delivery'
        ? { area: location.area }
        : chosen
          ? { name: chosen.name, address: chosen.address, phone: chosen.phone }
          : null,
    tradeInData:
      car?.kind === 'car'
        ? {
            brand: car.brand,
            bodyType: car.body_type,
            fuelType: car.fuel_type,
            model: car.model,
            mileage: car.mileage,
            registrationDate: car.registration_date,
            registrationNumber: car.registration_number ?? '',
          }
        : null,
    paymentOptionsData: payment
      ? {
          type: payment.option,
          data: payment.plan
            ? [
                { key: 'deposit', value: payment.plan.deposit },
                { key: 'months', value: payment.plan.months },
              ]
            : [],
        }
      : null,
    servicePackData:
      service_packs?.map((key) => ({
        key,
        amount: packs.find((pack) => pack.key === key)?.price.amount ?? 0,
      })) ?? null,
    appBookingData:
      visit && visit.kind !== 'none'
        ? {
            kind: visit.kind,
            locationId: visit.retailer_id,
            date: visit.date,
            slot: visit.slot,
          }
        : null,
  };
}

/** Choices to prefill the forms after the hold and its stored choices were deleted. */
export function rememberedChoices(data: OrderData): OrderChoices {
  const { paymentOptionsData, tradeInData: car, location } = data;
  const option = financingOptions.find((one) => one === paymentOptionsData?.type);
  const value = (key: string) => paymentOptionsData?.data.find((one) => one.key === key)?.value;
  const [deposit, months] = [value('deposit'), value('months')];
  return {
    ...(option && {
      payment: {
        option,
        ...(deposit !== undefined && months !== undefined && { plan: { deposit, months } }),
      },
    }),
    ...(car && {
      trade_in: {
        kind: 'car' as const,
        brand: car.brand,
        model: car.model,
        body_type: car.bodyType,
        fuel_type: car.fuelType,
        mileage: car.mileage ?? 0,
        registration_date: car.registrationDate,
        ...(car.registrationNumber && { registration_number: car.registrationNumber }),
      },
    }),
    ...(data.servicePackData && { service_packs: data.servicePackData.map(({ key }) => key) }),
    ...(location &&
      location !== 'delivery' && {
        location: { kind: 'retailer' as const, retailer_id: location },
      }),
  };
}
