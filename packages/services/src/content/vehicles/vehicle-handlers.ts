import type { Locale } from '@mawkib/api-clients/contracts';
import {
  getCompareSpec,
  getContentVehicles,
  getGroupedNameplates,
  getModelCompareSpec,
  getVehicleSpecs,
  type VehicleSpec,
} from '@mawkib/api-clients/contracts/content';
import { localize } from '@mawkib/core/locale';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import type { CarSpec } from '../../db/schema/car-models.js';
import { carModels, carSpecs } from '../../db/schema/index.js';
import { type Implementation, implementWith } from '../../http/implement.js';
import { findCar, specsOf } from './find-car.js';

const implement = implementWith<'db'>();

/** Max models in a response; a catalogue has dozens. */
const maxCars = 500;

/** Model data: names, prices, specifications, and a comparison of two models. */
export const vehicleHandlers = (): Implementation[] => [
  implement(getContentVehicles, async ({ query }, { db }) => {
    const prices = db
      .select({ car_id: carSpecs.car_id, price: carSpecs.value })
      .from(carSpecs)
      .where(sql`${carSpecs.key} = 'price' and ${carSpecs.engine_key} is null`)
      .as('prices');
    const found = await db
      .select()
      .from(carModels)
      .leftJoin(prices, eq(prices.car_id, carModels.id))
      .orderBy(asc(carModels.position))
      .limit(maxCars);
    return {
      data: found.map(({ car_models: car, prices: priced }) => ({
        id: car.id,
        car_key: car.car_key,
        name: localize(car.names, query.locale),
        nameplate: car.nameplate,
        brand: car.brand,
        image_id: car.image_id,
        price: typeof priced?.price === 'number' ? priced.price : null,
      })),
    };
  }),
  implement(getGroupedNameplates, async ({ query }, { db }) => {
    const found = await db
      .selectDistinctOn([carModels.nameplate])
      .from(carModels)
      .orderBy(carModels.nameplate, asc(carModels.position));
    found.sort((one, other) => one.position - other.position);
    const brands = [...new Set(found.map(({ brand }) => brand))];
    return {
      data: brands.map((brand) => ({
        brand,
        nameplates: found
          .filter((car) => car.brand === brand)
          .map((car) => ({
            key: car.nameplate,
            name: localize(car.nameplate_names, query.locale),
          })),
      })),
    };
  }),
  implement(getVehicleSpecs, async ({ params, query }, { db }) => {
    const specs = await specsOf(db, await findCar(db, params.id));
    return { data: specs.map((spec) => specIn(spec, query.locale)) };
  }),
  implement(getCompareSpec, async ({ params, query }, { db }) => ({
    data: [await compared(db, params.id, query.locale)],
  })),
  implement(getModelCompareSpec, async ({ params, query }, { db }) => ({
    data: [await compared(db, params.model, query.locale)],
  })),
];

function specIn({ key, label, value, unit, engine_key }: CarSpec, locale: Locale): VehicleSpec {
  return {
    key,
    label: localize(label, locale),
    value: typeof value === 'number' ? value : localize(value, locale),
    unit: unit && localize(unit, locale),
    engine_key,
  };
}

async function compared(db: Database, name: string, locale: Locale) {
  const car = await findCar(db, name);
  const specs = await specsOf(db, car);
  const groups = new Map<string, VehicleSpec[]>();
  for (const spec of specs) {
    if (!spec.group_label) continue;
    const label = localize(spec.group_label, locale);
    groups.set(label, [...(groups.get(label) ?? []), specIn(spec, locale)]);
  }
  return {
    id: car.id,
    model: car.car_key,
    name: localize(car.names, locale),
    image_id: car.image_id,
    groups: [...groups].map(([label, items]) => ({ label, items })),
  };
}
