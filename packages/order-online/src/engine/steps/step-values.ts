import type { OrderChoices } from '@mawkib/api-clients/contracts/purchase';
import { toMajor } from '@mawkib/core/money';

/** Fields of a step's form, by name. */
export type StepValues = Readonly<Record<string, string>>;

/** Field of a pack. */
export const packField = (key: string): string => `pack:${key}`;

/** Values of the forms of all steps for stored choices; amounts in the currency's major unit. */
export function stepValues(choices: OrderChoices, currency: string): StepValues {
  const { payment, trade_in: car, service_packs = [], location, appointment: visit } = choices;
  return {
    ...(payment && {
      payment: payment.plan ? 'plan' : payment.option,
      ...(payment.plan && {
        deposit: String(toMajor({ amount: payment.plan.deposit, currency })),
        months: String(payment.plan.months),
      }),
    }),
    ...(car && { trade_in: car.kind }),
    ...(car?.kind === 'car' && {
      brand: car.brand,
      model: car.model,
      body_type: car.body_type,
      fuel_type: car.fuel_type,
      mileage: String(car.mileage),
      registration_date: car.registration_date,
      registration_number: car.registration_number ?? '',
    }),
    ...Object.fromEntries(service_packs.map((key) => [packField(key), 'on'])),
    ...(location && {
      location: location.kind === 'retailer' ? location.retailer_id : 'delivery',
    }),
    ...(location?.kind === 'delivery' && {
      area: location.area,
      street: location.street,
      building: location.building,
      note: location.note ?? '',
    }),
    ...(visit && { kind: visit.kind }),
    ...(visit &&
      visit.kind !== 'none' && {
        retailer_id: visit.retailer_id,
        slot: `${visit.date} ${visit.slot}`,
      }),
  };
}
