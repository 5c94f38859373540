import type { OrderChoices } from '@mawkib/api-clients/contracts/purchase';
import { shareOf } from '@mawkib/stock-locator/engine';
import type { Database } from '../../db/database.js';
import { tradeInOptions } from '../../db/schema/market-config-tables.js';
import type { FieldError } from '../../http/errors/api-error.js';
import { marketDay } from '../../runtime/market-day.js';
import { choiceErrors } from './choice-errors.js';
import type { OrderOffers } from './order-offers.js';
import { type Calendar, slotsOf } from './slots.js';

const earliestRegistration = '1950-01-01';

/**
 * Checks choices against what the market offers with the vehicle. Resolves to the errors, by the
 * path of the member; an empty list: all are valid. Whether a slot is full is not checked.
 */
export async function checkChoices(
  db: Database,
  choices: OrderChoices,
  offers: OrderOffers,
  calendar: Calendar,
): Promise<FieldError[]> {
  return [
    ...checkPayment(choices.payment, offers),
    ...(await checkTradeIn(db, choices.trade_in, offers, calendar)),
    ...checkPacks(choices.service_packs, offers),
    ...checkLocation(choices.location, offers),
    ...checkAppointment(choices.appointment, offers, calendar),
  ];
}

function checkPayment(payment: OrderChoices['payment'], { payments, plan }: OrderOffers) {
  if (!payment) return [];
  const offered = payments.find(({ option }) => option === payment.option);
  if (!offered) return [choiceErrors.unknown('payment.option')];
  if (!payment.plan) return [];
  const { deposit, months } = payment.plan;
  if (payment.option !== 'cash' || !plan || offered.price === null) {
    return [choiceErrors.unknown('payment.plan')];
  }
  const { min, max } = plan.down_payment;
  const isWithin = deposit >= shareOf(offered.price, min) && deposit <= shareOf(offered.price, max);
  return [
    ...(isWithin ? [] : [choiceErrors.unknown('payment.plan.deposit')]),
    ...(plan.terms.includes(months) ? [] : [choiceErrors.unknown('payment.plan.months')]),
  ];
}

async function checkTradeIn(
  db: Database,
  car: OrderChoices['trade_in'],
  { entry }: OrderOffers,
  { now, timeZone }: Calendar,
) {
  if (!car || car.kind === 'none') return [];
  if (!entry.types.includes('trade_in')) return [choiceErrors.unknown('trade_in')];
  const options = await db.select().from(tradeInOptions);
  const has = (kind: string, value: string, brand = '') =>
    options.some((one) => one.kind === kind && one.value === value && one.brand === brand);
  const known = {
    brand: has('brands', car.brand),
    model: has('models', car.model, car.brand),
    body_type: has('bodyTypes', car.body_type),
    fuel_type: has('fuelTypes', car.fuel_type),
  };
  const today = marketDay(now, timeZone);
  const isDated = car.registration_date >= earliestRegistration && car.registration_date <= today;
  return [
    ...Object.entries(known).flatMap(([name, isKnown]) =>
      isKnown ? [] : [choiceErrors.unknown(`trade_in.${name}`)],
    ),
    ...(isDated ? [] : [choiceErrors.invalidDate('trade_in.registration_date')]),
  ];
}

function checkPacks(keys: OrderChoices['service_packs'] = [], { entry }: OrderOffers) {
  const isOffered = (key: string) => entry.packs.some((pack) => pack.key === key && !pack.included);
  return keys.flatMap((key, at) =>
    isOffered(key) ? [] : [choiceErrors.unknown(`service_packs.${at}`)],
  );
}

const isRetailer = (id: string, { retailers }: OrderOffers) =>
  retailers.some(({ dealer }) => dealer.id === id);

function checkLocation(location: OrderChoices['location'], offers: OrderOffers) {
  if (!location) return [];
  if (location.kind === 'delivery') {
    const isServed = offers.entry.delivery.some(({ key }) => key === location.area);
    return isServed ? [] : [choiceErrors.unknown('location.area')];
  }
  return isRetailer(location.retailer_id, offers)
    ? []
    : [choiceErrors.unknown('location.retailer_id')];
}

function checkAppointment(
  visit: OrderChoices['appointment'],
  offers: OrderOffers,
  calendar: Calendar,
) {
  if (!visit || visit.kind === 'none') return [];
  const { appointments } = offers.entry;
  if (!appointments?.kinds.includes(visit.kind)) return [choiceErrors.unknown('appointment.kind')];
  const dealer = offers.retailers.find(({ dealer }) => dealer.id === visit.retailer_id)?.dealer;
  if (!dealer) return [choiceErrors.unknown('appointment.retailer_id')];
  const isOpen = slotsOf(appointments, dealer, calendar).some(
    ({ date, slot }) => date === visit.date && slot === visit.slot,
  );
  return isOpen ? [] : [choiceErrors.unknown('appointment.slot')];
}
