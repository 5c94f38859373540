import { createRandom, type Random } from './create-random.ts';

/** A vehicle as passed to every engine. */
export interface BenchVehicle {
  id: string;
  brand: string;
  model: string;
  state: string;
  engine: string[];
  transmission: string;
  color: string;
  specific_color: string;
  status: string;
  dealer: string;
  seats: string;
  financing: string[];
  price: number;
  mileage: number;
  year: number;
  power: number;
}

interface Model {
  brand: string;
  model: string;
  price: number;
  engines: string[][];
  seats: string[];
}

const brands = ['land_rover', 'jaguar', 'range_rover'];
const engineSets = [
  ['petrol'],
  ['diesel'],
  ['petrol', 'mild_hybrid'],
  ['diesel', 'mild_hybrid'],
  ['petrol', 'plug_in_hybrid'],
  ['electric'],
  ['hydrogen'],
];
const statuses = [
  'stock',
  'available_soon',
  'reserved',
  'in_production',
  'delivery',
  'on_demand',
  'demo',
  'sold',
];

/** Decreasing weights: the second half as common as the first, the third a third. */
const falling = <T>(values: readonly T[]): [T, number][] =>
  values.map((value, at) => [value, 1 / (at + 1)]);

/** The same stock for the same count and seed, on every machine. */
export function generateStock(count: number, seed = 2026): BenchVehicle[] {
  const random = createRandom(seed);
  const models = modelsOf(random);
  const dealers = falling(Array.from({ length: 60 }, (_, at) => `dealer_${at + 1}`));
  const colors = falling(Array.from({ length: 14 }, (_, at) => `color_${at + 1}`));
  const paints = new Map(
    colors.map(([color], at) => [
      color,
      falling(Array.from({ length: at < 12 ? 13 : 12 }, (_, each) => `${color}_paint_${each + 1}`)),
    ]),
  );
  return Array.from({ length: count }, (_, at) => {
    const { brand, model, price, engines, seats } = random.weighted(models);
    const state = random.weighted([
      ['new', 46],
      ['approved', 34],
      ['used', 20],
    ]);
    const age =
      state === 'new'
        ? random.below(2)
        : state === 'approved'
          ? 1 + random.below(4)
          : 3 + random.below(11);
    const engine = random.weighted(falling(engines));
    const color = random.weighted(colors);
    const worth = price * (0.8 + random.next() * 0.6) * 0.9 ** age;
    return {
      id: String(1_000_000 + at),
      brand,
      model,
      state,
      engine,
      transmission:
        engine[0] === 'electric'
          ? 'single'
          : random.weighted([
              ['automatic', 94],
              ['manual', 6],
            ]),
      color,
      specific_color: random.weighted(paints.get(color) ?? []),
      status:
        state === 'new'
          ? random.weighted(falling(statuses))
          : random.weighted([
              ['stock', 83],
              ['available_soon', 8],
              ['reserved', 5],
              ['sold', 4],
            ]),
      dealer: random.weighted(dealers),
      seats: random.weighted(falling(seats)),
      financing: [
        'cash',
        ...(random.next() < 0.72 ? ['lease'] : []),
        ...(random.next() < 0.18 ? ['rent'] : []),
      ],
      price: Math.round(worth / 100) * 100,
      mileage:
        state === 'new'
          ? random.below(100)
          : age * (7_000 + random.below(15_000)) + random.below(1_000),
      year: 2026 - age,
      power:
        150 +
        10 * Math.round((price / 40_000) * (0.7 + engines.indexOf(engine) * 0.2)) +
        10 * random.below(3),
    };
  });
}

function modelsOf(random: Random): [Model, number][] {
  const seats = [['5'], ['5', '7'], ['4', '5'], ['2'], ['8', '5', '7']];
  return falling(
    Array.from(
      { length: 32 },
      (_, at): Model => ({
        brand: brands[at % 3] ?? '',
        model: `model_${at + 1}`,
        price: 120_000 + random.below(680) * 1_000,
        engines: engineSets.filter((_each, set) => (at + set) % 3 !== 0),
        seats: seats[at % seats.length] ?? [],
      }),
    ),
  );
}
