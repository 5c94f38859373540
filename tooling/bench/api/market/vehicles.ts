import { createRandom, type demoDealers, generateVehicles } from '@mawkib/demo-market/data';
import type { NewVehicle } from '@mawkib/services/storage';

type Dealer = (typeof demoDealers)[number];
type Share = readonly [value: string, weight: number];

/**
 * Shares where the n-th of `count` is about 1/n as common as the first, like models and paints of a
 * market.
 */
const skewed = (name: string, count: number): Share[] =>
  Array.from({ length: count }, (_, at) => [`${name}${at + 1}`, 1 / (at + 1) ** 0.8]);

const brandOf = (model: number) =>
  model % 3 === 0 ? 'Jaguar' : model % 7 === 0 ? 'Range Rover' : 'Land Rover';

const models = skewed('Model ', 32);
const paints = skewed('paint_', 180);
const colors = [
  'white',
  'black',
  'silver',
  'grey',
  'blue',
  'red',
  'green',
  'sand',
  'burgundy',
].concat(['bronze', 'gold', 'orange', 'yellow', 'brown']);
const transmissions: Share[] = [
  ['automatic', 90],
  ['manual', 7],
  ['semi_automatic', 3],
];
const states: Share[] = [
  ['new', 46],
  ['approved', 34],
  ['used', 20],
];
const statuses: Share[] = [
  ['stock', 66],
  ['available_soon', 10],
  ['in_production', 8],
  ['on_demand', 4],
  ['delivery', 4],
  ['demo', 3],
  ['reserved', 3],
  ['sold', 2],
];
const seats: Share[] = [
  ['5', 62],
  ['7', 25],
  ['4', 8],
  ['2', 4],
  ['8', 1],
];
const engines: (readonly [string[], number])[] = [
  [['petrol'], 38],
  [['mild_hybrid', 'petrol'], 20],
  [['diesel'], 12],
  [['mild_hybrid', 'diesel'], 8],
  [['plug_in_hybrid', 'petrol'], 12],
  [['hybrid', 'petrol'], 4],
  [['electric'], 6],
];

/** Number of demo vehicles that texts and pictures repeat. */
const patterns = 3_000;
const atOnce = 1_000;

export const marketDay = new Date('2026-11-01T00:00:00Z');

/**
 * Generates the same vehicles for the same count, in batches, with the facets of a large market: 3
 * brands, 32 models, 3 states, 6 engines (several per vehicle), 3 transmissions, 14 colours of 180
 * paints, 8 statuses, 5 numbers of seats, 3 financing options (several), and every dealer.
 */
export function* vehicleBatches(count: number, dealers: Dealer[]): Generator<NewVehicle[]> {
  const random = createRandom(4_711);
  const base = generateVehicles({ dealers, today: marketDay, count: patterns });
  const shares = dealers.map(({ id }, at) => [id, 1 / (at + 3)] as const);
  for (let from = 0; from < count; from += atOnce) {
    yield Array.from({ length: Math.min(atOnce, count - from) }, (_, at) => {
      const number = 1_000_001 + from + at;
      const pattern = base[random.between(0, patterns - 1)] as NewVehicle;
      const nameplate = random.weighted(models);
      const model = Number(nameplate.slice(6));
      const paint = random.weighted(paints);
      const state = random.weighted(states);
      const year =
        state === 'new' ? 2026 : 2026 - Math.min(random.between(1, 9), random.between(1, 9));
      const price =
        Math.round(
          (180_000 + ((model * 37) % 32) * 14_000) *
            (0.8 + random.next() ** 2) *
            0.9 ** (2026 - year),
        ) * 100;
      const texts = (lang: 'ar' | 'en') => ({
        ...pattern.texts[lang],
        model_name: lang === 'ar' ? `طراز ${model}` : nameplate,
        color_name: lang === 'ar' ? `لون ${paint.slice(6)}` : `Paint ${paint.slice(6)}`,
      });
      const created = new Date(marketDay.getTime() - random.between(0, 400 * 24 * 3_600) * 1_000);
      return {
        ...pattern,
        id: String(number),
        owner_id: random.weighted(shares),
        vin: `SALBENCH${String(number).padStart(9, '0')}`,
        item_id: `B${number}`,
        order_number: null,
        brand: brandOf(model),
        nameplate,
        state,
        status: random.weighted(statuses),
        production_year: year,
        model_year: year,
        color_canonical: colors[Number(paint.slice(6)) % colors.length] as string,
        color_key: paint,
        engine_types: random.weighted(engines),
        transmission: random.weighted(transmissions),
        number_of_seats: Number(random.weighted(seats)),
        power: 150 + random.between(0, 45) * 10,
        mileage: (2026 - year) * random.between(4_000, 24_000) + random.between(3, 90),
        financing_options: [
          'cash',
          ...(random.chance(0.7) ? ['lease'] : []),
          ...(random.chance(0.2) ? ['rent'] : []),
        ],
        base_minor: price,
        msrp_minor: Math.round(price * 1.08),
        sale_minor: price,
        texts: { ar: texts('ar'), en: texts('en') },
        config_url: null,
        created_at: created,
        updated_at: created,
      };
    });
  }
}

/** Sixty dealers: those of the demo market and their branches. */
export function manyDealers(demo: readonly Dealer[], count = 60): Dealer[] {
  return Array.from({ length: count }, (_, at) => {
    const dealer = demo[at % demo.length] as Dealer;
    if (at < demo.length) return dealer;
    const branch = `${dealer.id}${at}`;
    return { ...dealer, id: branch, dealer_code: `${dealer.dealer_code}B${at}`, position: at + 1 };
  });
}
