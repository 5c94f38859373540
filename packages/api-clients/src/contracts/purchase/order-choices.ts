import { financingOptions } from '@mawkib/core/vocabulary';
import * as z from 'zod';

/** An amount in the currency's minor unit (fils). @internal */
export const money = z.object({ amount: z.int().min(0), currency: z.string().length(3) });

const key = z.string().trim().min(1).max(100);
const line = z.string().trim().min(1).max(200);
const day = z.iso.date();
/** Local time of the market, `10:30`. */
const slot = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Letters and digits of both scripts, without blanks. */
const registrationNumber = z.string().regex(/^[A-Za-z0-9\u0621-\u064a]{2,15}$/);

/** Payment option of the buyer; a plan of the market's finance calculator only for `cash`. @internal */
export const paymentChoice = z.looseObject({
  option: z.enum(financingOptions),
  /** Deposit of the plan in minor units, and its term in months. */
  plan: z.looseObject({ deposit: z.int().min(0), months: z.int().min(1).max(600) }).optional(),
});

/** The car that the buyer hands in, by the values of `getTradeInOptions`; or that there is none. @internal */
export const tradeInChoice = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('none') }),
  z.looseObject({
    kind: z.literal('car'),
    brand: key,
    model: key,
    body_type: key,
    fuel_type: key,
    /** Kilometres. */
    mileage: z.int().min(0).max(2_000_000),
    registration_date: day,
    /** Missing once it was deleted. */
    registration_number: registrationNumber.optional(),
  }),
]);

/** Where the buyer gets the car. @internal */
export const locationChoice = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('retailer'), retailer_id: key }),
  z.looseObject({
    kind: z.literal('delivery'),
    area: key,
    street: line,
    building: line,
    note: z.string().trim().max(500).optional(),
  }),
]);

export const appointmentKinds = ['viewing', 'test_drive', 'handover'] as const;

/** A visit to a retailer; `none`: the retailer arranges one later. @internal */
export const appointmentChoice = z.discriminatedUnion('kind', [
  z.looseObject({ kind: z.literal('none') }),
  ...appointmentKinds.map((kind) =>
    z.looseObject({ kind: z.literal(kind), retailer_id: key, date: day, slot }),
  ),
]);

const maxBytes = 8192;

/**
 * The buyer's choices, as JSON of at most 8 KB; other members are kept. The service checks these
 * members against what the vehicle's company offers: 422 names the invalid one.
 */
export const orderChoices = z
  .looseObject({
    payment: paymentChoice.optional(),
    trade_in: tradeInChoice.optional(),
    /** Keys of the packs that the buyer adds. */
    service_packs: z.array(key).max(30).optional(),
    location: locationChoice.optional(),
    appointment: appointmentChoice.optional(),
  })
  .refine(
    (choices) => new TextEncoder().encode(JSON.stringify(choices)).length <= maxBytes,
    'at most 8 KB',
  );
export type OrderChoices = z.infer<typeof orderChoices>;

/**
 * A line of a quote: `vehicle`; with a plan `plan_deposit` and `plan` instead; `lease`, `rent`,
 * `delivery`, or `pack:` with its key.
 *
 * @internal
 */
export const quoteLine = z.looseObject({
  key: z.string(),
  /** In the requested language; missing if `key` has a label. */
  label: z.string().optional(),
  ...money.shape,
  /** Missing for an amount that is paid once. */
  period: z.literal('month').optional(),
});

/** Price lines of an order; prices on request have none. */
export const orderQuote = z.looseObject({
  lines: z.array(quoteLine),
  due_now: money,
  /** `due_now` as the payment vendor charges it; missing if that is the same. */
  charged: money.optional(),
  /**
   * Paid later, once: monthly amounts are not included. Null if a price is on request, or in another
   * currency than `due_now`.
   */
  due_later: money.nullable(),
});
export type OrderQuote = z.infer<typeof orderQuote>;
