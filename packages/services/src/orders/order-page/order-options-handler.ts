import { getOrderOptions, type OrderOptions } from '@mawkib/api-clients/contracts/purchase';
import { joinTexts } from '@mawkib/core/locale';
import { toMoney } from '@mawkib/core/money';
import { monthlyQuote, shareOf } from '@mawkib/stock-locator/engine';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import type { Database } from '../../db/database.js';
import { dealerTexts } from '../../db/schema/dealer-texts.js';
import { vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { orderLocks } from '../../db/schema/orders.js';
import { type Implementation, implementWith } from '../../http/implement.js';
import { marketDay } from '../../runtime/market-day.js';
import type { AdoptVehicle } from '../../stock/upstream/adopt-vehicle.js';
import { quoted } from '../checkout/choose-vendor.js';
import { storedCheckout } from '../checkout/stored-checkouts.js';
import { checkoutConfigOf } from '../checkout-config.js';
import { bookingsOf } from '../choices/book-slot.js';
import { isPlaced, type OrderOffers, orderOffers } from '../choices/order-offers.js';
import { quoteChoices } from '../choices/quote-choices.js';
import { type Calendar, capacityOf, slotsOf } from '../choices/slots.js';
import { type DueNow, dueNow } from '../due-now.js';
import { orderErrors } from '../order-errors.js';
import { postgresOrderStore } from '../store/postgres/postgres-order-store.js';

type Parts = Pick<AppContext, 'clock' | 'config' | 'cipher' | 'market' | 'log'> & {
  adoptVehicle: AdoptVehicle | undefined;
};

const implement = implementWith<'db'>();

/** Options and prices of a vehicle's order steps. */
export const orderOptionsHandler = (parts: Parts): Implementation =>
  implement(getOrderOptions, async ({ params, headers, query }, call) => {
    const { db } = call;
    const { clock, config, cipher, log, adoptVehicle } = parts;
    call.setHeader('cache-control', 'no-store');
    await adoptVehicle?.(params.id);
    const [vehicle] = await db.select().from(vehicles).where(eq(vehicles.id, params.id));
    if (!vehicle) throw orderErrors.vehicleNotFound();
    const lock_id = headers['Order-Lock'];
    const [found] = lock_id
      ? await db.select().from(orderLocks).where(eq(orderLocks.lock_id, lock_id))
      : [];
    const lock = found?.vehicle_id === vehicle.id ? found : undefined;
    const choices = (lock && storedCheckout(cipher, lock)?.metadata) ?? {};
    const locale = query.lang;
    const offers = await orderOffers(
      db,
      { vehicle, config_url: query.config_url || undefined },
      { log, locale },
    );
    const due = lock ? dueNow(lock, vehicle) : await dueOf(db, offers, parts);
    const { appointment } = choices;
    const chosen = appointment && appointment.kind !== 'none' ? appointment.retailer_id : undefined;
    const calendar = { now: clock.now(), timeZone: config.timeZone };
    return {
      data: {
        today: marketDay(calendar.now, calendar.timeZone),
        payment_options: paymentOptions(offers),
        service_packs: offers.entry.packs.map(({ amount, currency, ...pack }) => ({
          ...pack,
          price: toMoney(amount, currency ?? vehicle.currency),
        })),
        retailers: offers.retailers.map(({ dealer, km }) => {
          const { name, address, city, opening_hours } = dealerTexts(dealer, locale);
          return {
            id: dealer.id,
            name,
            address: joinTexts([address, city], locale),
            phone: dealer.phone,
            opening_hours,
            distance_km: km,
            at: isPlaced(dealer)
              ? { latitude: dealer.latitude, longitude: dealer.longitude }
              : null,
            is_seller: dealer.id === offers.seller.id,
          };
        }),
        delivery: offers.entry.delivery.map(({ key, name, amount, currency }) => ({
          key,
          name,
          price: toMoney(amount, currency ?? vehicle.currency),
        })),
        appointment: await appointmentOptions(db, offers, calendar, {
          retailer_id: query.retailer_id ?? chosen,
          lock_id: lock?.lock_id,
        }),
        quote: quoteChoices(offers, choices, due),
      },
    };
  });

/** What a hold would be due now; nothing where the payment is not configured. */
async function dueOf(
  db: Database,
  { seller, vehicle }: OrderOffers,
  { market, config, log }: Parts,
): Promise<DueNow> {
  const { payments } = market;
  const allowed = { payments, own: config.payments.own, log };
  return checkoutConfigOf(postgresOrderStore(db), seller.company_uuid, allowed)
    .then((entry) => dueNow(quoted(entry, vehicle), vehicle))
    .catch(() => ({ now: { amount: 0, currency: vehicle.currency } }));
}

function paymentOptions({ vehicle, payments, plan }: OrderOffers): OrderOptions['payment_options'] {
  const { currency, state } = vehicle;
  return payments.map(({ option, price }) => {
    const shown = { option, price: price === null ? null : { amount: price, currency } };
    if (option !== 'cash' || price === null || !plan) return shown;
    const { min, max, default: share } = plan.down_payment;
    const deposit = shareOf(price, share);
    const monthly = plan.terms.flatMap((months) => {
      const quote = monthlyQuote(plan, { state, price }, { deposit, term: months });
      return quote ? [{ months, payment: { amount: quote.payment, currency } }] : [];
    });
    const limits = { min: shareOf(price, min), max: shareOf(price, max), default: deposit };
    return { ...shown, plan: { deposit: limits, terms: plan.terms, term: plan.term, monthly } };
  });
}

async function appointmentOptions(
  db: Database,
  { entry, retailers, seller }: OrderOffers,
  calendar: Calendar,
  { retailer_id, lock_id }: { retailer_id: string | undefined; lock_id: string | undefined },
): Promise<OrderOptions['appointment']> {
  const { appointments } = entry;
  if (!appointments) return null;
  const dealer = retailers.find(({ dealer }) => dealer.id === retailer_id)?.dealer ?? seller;
  const { id } = dealer;
  const slots = slotsOf(appointments, dealer, calendar);
  const from = slots[0]?.date ?? '9999-12-31';
  const { now } = calendar;
  const booked = await bookingsOf(db, { retailer_id: id, from, now, without: lock_id });
  const capacity = capacityOf(appointments, id);
  const free = slots.filter(({ date, slot }) => (booked.get(`${date} ${slot}`) ?? 0) < capacity);
  return {
    kinds: appointments.kinds,
    retailer_id: id,
    days: [...new Set(free.map(({ date }) => date))].map((date) => ({
      date,
      slots: free.filter((one) => one.date === date).map(({ slot }) => slot),
    })),
  };
}
