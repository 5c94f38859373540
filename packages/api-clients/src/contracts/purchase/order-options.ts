import { financingOptions } from '@mawkib/core/vocabulary';
import * as z from 'zod';
import { envelope, localeOrEnglish, pathId } from '../envelope.js';
import { operation } from '../operation.js';
import { appointmentKinds, money, orderQuote } from './order-choices.js';

const paymentOption = z.looseObject({
  option: z.enum(financingOptions),
  /** Null: on request. Monthly for `lease` and `rent`. */
  price: money.nullable(),
  /** Terms of the market's finance calculator, only of `cash`. */
  plan: z
    .looseObject({
      /** In minor units. */
      deposit: z.object({ min: z.int(), max: z.int(), default: z.int() }),
      /** Months, ascending. */
      terms: z.array(z.int()),
      term: z.int(),
      /** Monthly payment for the default deposit, by term. */
      monthly: z.array(z.object({ months: z.int(), payment: money })),
    })
    .optional(),
});

const servicePack = z.looseObject({
  key: z.string(),
  title: z.string(),
  text: z.string(),
  price: money,
  period: z.enum(['once', 'month']),
  /** Part of the car's price; cannot be chosen. */
  included: z.boolean(),
});
export type ServicePack = z.infer<typeof servicePack>;

const retailerOption = z.looseObject({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  opening_hours: z.string(),
  /** From the retailer that sells the car. */
  distance_km: z.number().nullable(),
  /** In degrees; null: unknown. */
  at: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** Sells the car. */
  is_seller: z.boolean(),
});
export type RetailerOption = z.infer<typeof retailerOption>;

const appointmentDay = z.looseObject({
  date: z.iso.date(),
  /** Slots that can be booked, as local times of the market. */
  slots: z.array(z.string()),
});

/** Options of a vehicle in the steps of an order. */
export const orderOptions = z.looseObject({
  /** Current date in the market. */
  today: z.iso.date(),
  payment_options: z.array(paymentOption),
  service_packs: z.array(servicePack),
  /** The seller first, then the nearest. */
  retailers: z.array(retailerOption),
  /** Areas of delivery; empty: not offered. */
  delivery: z.array(z.looseObject({ key: z.string(), name: z.string(), price: money })),
  /** Null: not offered. */
  appointment: z
    .looseObject({
      kinds: z.array(z.enum(appointmentKinds)),
      /** Retailer of `days`. */
      retailer_id: z.string(),
      days: z.array(appointmentDay),
    })
    .nullable(),
  /** For the choices of the hold in `Order-Lock`; without it, for none. */
  quote: orderQuote,
});
export type OrderOptions = z.infer<typeof orderOptions>;

/**
 * Options and prices of a vehicle's order steps, from its company's entry
 * `order_online_steps_page`. With `Order-Lock`, a booked slot of this hold is among the free ones.
 */
export const getOrderOptions = operation({
  id: 'getOrderOptions',
  service: 'purchase',
  method: 'GET',
  path: '/buy_online/vehicles/:id/options',
  summary: "Options of a vehicle's order steps",
  params: z.object({ id: pathId }),
  headers: z.object({ 'Order-Lock': z.uuid().optional() }),
  query: z.looseObject({
    lang: localeOrEnglish,
    /** The vehicle was configured: the `config_` entries apply. */
    config_url: z.string().max(2000).optional(),
    /** Retailer of the appointments. Default: the chosen one, else the seller. */
    retailer_id: pathId.optional(),
  }),
  errors: { vehicle_not_found: 404 },
  response: envelope(orderOptions),
});
