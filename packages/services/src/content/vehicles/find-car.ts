import { externalCodeOf } from '@mawkib/core/brands';
import { nameKey } from '@mawkib/core/dynamic-content';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import type { CarModel, CarSpec } from '../../db/schema/car-models.js';
import { carModels, carSpecs } from '../../db/schema/index.js';
import { ApiError } from '../../http/errors/api-error.js';

/**
 * Finds a model by id, by car key in any spelling or by its name in any language. A nameplate or
 * its platform code finds its first model.
 */
export async function findCar(db: Database, name: string): Promise<CarModel> {
  const key = nameKey(externalCodeOf(name) ?? name);
  const by = async (condition: SQL) => {
    const found = db.select().from(carModels).where(condition);
    return (await found.orderBy(asc(carModels.position)).limit(1))[0];
  };
  const car =
    (await by(eq(carModels.car_key, key))) ??
    (await by(eq(carModels.id, name))) ??
    (await by(
      sql`exists (select from jsonb_each_text(${carModels.names}) where value = ${name.trim()})`,
    )) ??
    (await by(eq(carModels.nameplate, key)));
  if (!car) throw unknownCar();
  return car;
}

/** Specifications and prices of a model, in order. */
export const specsOf = (db: Database, car: CarModel): Promise<CarSpec[]> =>
  db.select().from(carSpecs).where(eq(carSpecs.car_id, car.id)).orderBy(asc(carSpecs.position));

const unknownCar = () =>
  new ApiError({
    status: 404,
    code: 'unknown_car',
    title: { ar: 'الطراز غير موجود', en: 'Model not found' },
    detail: {
      ar: 'تحقق من مفتاح السيارة، مثل defender_110.',
      en: 'Check the car key, for example defender_110.',
    },
  });
