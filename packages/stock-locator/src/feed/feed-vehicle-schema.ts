import { isLocale } from '@mawkib/core/locale';
import { financingOptions, states, statuses } from '@mawkib/core/vocabulary';
import * as z from 'zod';
import { vehicleLimits } from '../engine/fields/vehicle-limits.js';
import { longestId } from './map/read-match.js';
import { choicesOf } from './values/choices.js';
import { greatestMinor } from './values/read-amount.js';

const text = (max: number) => z.string().max(max);
const whole = ([min, max]: readonly [number, number]) => z.int().min(min).max(max).nullable();
const figure = ([min, max]: readonly [number, number]) => z.number().min(min).max(max).nullable();
const minor = z.int().min(0).max(greatestMinor).nullable();
const byLanguage = <T extends z.ZodType>(schema: T) =>
  z.record(z.string().refine(isLocale), schema);
const texts = (max: number) => byLanguage(text(max).nullable());
const items = z.array(text(300)).max(500).nullable();
const day = z.iso.date().nullable();
const options = z.array(z.enum(financingOptions)).max(3);

const values = z
  .strictObject({
    nameplate_brand_name: text(120).min(1),
    nameplate_name: text(120).min(1),
    nameplate_model_group: text(120).nullable(),
    nameplate_external_code: text(100).nullable(),
    nameplate_label: texts(120),
    model_display_name: texts(200),
    vin: text(25).nullable(),
    item_id: text(100).nullable(),
    order_number: text(100).nullable(),
    state: z.enum(states),
    status: z.enum(statuses),
    production_year: whole(vehicleLimits.year),
    model_year: whole(vehicleLimits.year),
    body_type: z.enum(choicesOf('body_type') as [string, ...string[]]).nullable(),
    drivetrain: z.enum(choicesOf('drivetrain') as [string, ...string[]]).nullable(),
    transmission: z.enum(choicesOf('transmission') as [string, ...string[]]).nullable(),
    engine_types: z
      .array(z.enum(choicesOf('engine_type') as [string, ...string[]]))
      .max(6)
      .nullable(),
    number_of_seats: whole(vehicleLimits.seats),
    power: whole(vehicleLimits.power),
    mileage: whole(vehicleLimits.mileage),
    battery_capacity: figure(vehicleLimits.battery),
    engine_capacity: figure(vehicleLimits.capacity),
    delivery_date: day,
    registration_date: day,
    msrp_minor: minor,
    sale_minor: minor,
    base_minor: minor,
    monthly_minor: minor,
    subscribe_minor: minor,
    currency: text(3).min(3),
    financing_options: options,
    price_hidden: options,
    owner_dealer_code: text(100).nullable(),
    color_canonical: z.enum(choicesOf('color') as [string, ...string[]]).nullable(),
    color_key: text(120).nullable(),
    color_name: texts(120),
    interior_color: texts(120),
    version: texts(300),
    long_description: texts(10_000),
    features_standard: byLanguage(items),
    photos: z.array(text(2_000)).max(60).nullable(),
    config_url: text(2_000).nullable(),
  })
  .partial();

/** A vehicle in target form in an API call: fields that it does not contain stay unchanged. */
export const feedVehicleSchema = z.strictObject({
  match: z
    .strictObject({ id: text(longestId).min(1), vin: text(25).min(1), key: text(200).min(1) })
    .partial()
    .refine(({ id, vin, key }) => (id ?? vin ?? key) !== undefined, { message: 'id, vin or key' }),
  values,
});
