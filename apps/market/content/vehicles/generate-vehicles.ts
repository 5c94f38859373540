import { tz } from '@date-fns/tz';
import type { VehicleState } from '@mawkib/core/vocabulary';
import { addDays, formatISO, subMinutes } from 'date-fns';
import { minutesInDay } from 'date-fns/constants';
import { createRandom, type Random } from '../create-random.js';
import type { DemoDealer } from '../demo-rows.js';
import { composeVin } from './compose-vin.js';
import { describe } from './describe.js';
import { type Model, models } from './models.js';
import { interiors, type Paint, paints } from './paints.js';
import { photosOf } from './photos-of.js';
import { powertrains } from './powertrains.js';
import { priceOf } from './price-of.js';

interface Options {
  dealers: readonly DemoDealer[];
  /** The market's opening day, which years and dates are relative to. */
  today: Date;
  count?: number;
  seed?: number;
}

type State = VehicleState;

/**
 * Generates the demo market's stock: the same vehicles for the same seed and day on every machine.
 */
export function generateVehicles({ dealers, today, count = 600, seed = 971 }: Options) {
  const random = createRandom(seed);
  const shares = models.map((model) => [model, model.share] as const);
  return Array.from({ length: count }, (_, index) =>
    generate(
      index,
      index < models.length
        ? (models[index] ?? pickModel(random, shares))
        : pickModel(random, shares),
      {
        dealers,
        today,
        random,
      },
    ),
  );
}

const pickModel = (random: Random, shares: readonly (readonly [Model, number])[]) =>
  random.weighted(shares);

interface Market {
  dealers: readonly DemoDealer[];
  today: Date;
  random: Random;
}

function generate(index: number, model: Model, { dealers, today, random }: Market) {
  const state = random.weighted<State>([
    ['new', 46],
    ['approved', 34],
    ['used', 20],
  ]);
  const body = random.weighted(model.bodies.map((each, at) => [each, 1 / (at + 1)]));
  const trimAt = Math.min(
    random.between(0, model.trims.length - 1),
    random.between(0, model.trims.length),
  );
  const [trim, factor, only] = model.trims[trimAt] ?? random.pick(model.trims);
  const powertrain = powertrains[only ?? random.weighted(model.powertrains)];
  const paint = random.weighted<Paint>(paints.map((each) => [each, paintWeights[each.canonical]]));
  const seats = random.pick(body.seats);

  const thisYear = today.getUTCFullYear();
  const age = ages[state](random);
  const productionYear = thisYear - age;
  const modelYear = productionYear + (random.chance(0.3) ? 1 : 0);
  const status = random.weighted(state === 'new' ? newStatuses : stockStatuses);
  const unbuilt = status === 'in_production' || status === 'on_demand';
  const mileage = unbuilt ? 0 : mileages[state](random, age);
  const dealer = random.pick(dealers.filter(({ brands }) => brands.includes(model.brand)));
  const interior = random.pick(interiors);
  const richness = trimAt / Math.max(1, model.trims.length - 1);
  const { texts, optionsPrice } = describe(
    { model, body, trim, richness, powertrain, paint, interior, state },
    random,
  );
  const base = (model.price + body.price) * factor + powertrain.price;
  const created = subMinutes(today, random.between(0, 120 * minutesInDay));
  const lease = random.chance(0.72);
  const rent = random.chance(0.18);

  return {
    id: String(100_001 + index),
    owner_id: dealer.id,
    vin: composeVin(
      model.brand === 'Jaguar' ? 'SAJ' : 'SAL',
      `${model.vin}${drive(powertrain.badge)}`,
      modelYear,
      200_001 + index,
    ),
    item_id: `MK${String(40_001 + index)}`,
    order_number:
      status === 'in_production' || status === 'delivery' ? `O${String(7_300_001 + index)}` : null,
    brand: model.brand,
    nameplate: model.nameplate,
    external_code: model.external_code,
    model_group: model.model_group,
    state,
    status,
    production_year: productionYear,
    model_year: modelYear,
    color_canonical: paint.canonical,
    color_key: paint.key,
    engine_types: [...powertrain.engine_types],
    transmission: powertrain.transmission,
    body_type: model.body_type,
    drivetrain: powertrain.drivetrain,
    number_of_seats: seats,
    power: powertrain.power,
    mileage,
    battery_capacity: powertrain.battery,
    engine_capacity: powertrain.capacity,
    delivery_date: deliveryDate(status, today, random),
    registration_date:
      state === 'new'
        ? null
        : isoDate(new Date(productionYear, random.between(0, 11), random.between(1, 28))),
    financing_options: ['cash', ...(lease ? ['lease'] : []), ...(rent ? ['rent'] : [])],
    price_hidden: random.chance(0.03)
      ? ['cash', 'lease', 'rent']
      : lease && random.chance(0.04)
        ? ['lease']
        : [],
    currency: 'AED',
    ...priceOf({ state, base, options: optionsPrice, age, mileage }, random),
    texts,
    photos: photosOf(model, paint, seats),
    config_url:
      state === 'new'
        ? `https://build.mawkib.example/ae/${model.external_code}/${String(100_001 + index)}`
        : null,
    created_at: created,
    updated_at: created,
  };
}

const drive = (badge: string) => (badge.startsWith('EV') ? 'E' : badge.startsWith('D') ? 'D' : 'P');

const paintWeights: Record<Paint['canonical'], number> = {
  white: 9,
  black: 8,
  silver: 7,
  sand: 5,
  green: 4,
  burgundy: 3,
};

const ages: Record<State, (random: Random) => number> = {
  new: (random) => (random.chance(0.12) ? 1 : 0),
  approved: (random) => random.between(1, 4),
  used: (random) => Math.min(random.between(3, 10), random.between(3, 10)),
};

const mileages: Record<State, (random: Random, age: number) => number> = {
  new: (random) => random.between(5, 90),
  approved: (random, age) => age * random.between(7_000, 19_000) + random.between(0, 999),
  used: (random, age) => age * random.between(12_000, 24_000) + random.between(0, 999),
};

const newStatuses = [
  ['stock', 54],
  ['available_soon', 12],
  ['in_production', 12],
  ['on_demand', 6],
  ['delivery', 7],
  ['demo', 5],
  ['reserved', 3],
  ['sold', 1],
] as const;

const stockStatuses = [
  ['stock', 83],
  ['available_soon', 8],
  ['reserved', 5],
  ['sold', 4],
] as const;

const waits: Partial<Record<string, readonly [min: number, max: number]>> = {
  available_soon: [5, 30],
  delivery: [12, 45],
  in_production: [40, 120],
  on_demand: [90, 200],
};

const isoDate = (date: Date) => formatISO(date, { representation: 'date' });

function deliveryDate(status: string, today: Date, random: Random): string | null {
  const wait = waits[status];
  return wait ? isoDate(addDays(today, random.between(...wait), { in: tz('UTC') })) : null;
}
