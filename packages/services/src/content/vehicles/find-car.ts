import { nameKey } from '@mawkib/core/dynamic-content';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import type { CarModel, CarSpec } from '../../db/schema/car-models.js';
import { carModels, carSpecs } from '../../db/schema/index.js';
import { ApiError } from '../../http/errors/api-error.js';

/** Finds a model by id or by car key in any spelling; a nameplate finds its first model. */
export async function findCar(db: Database, name: string): Promise<CarModel> {
  const key = nameKey(name);
  const by = async (condition: ReturnType<typeof eq>) => {
    const found = db.select().from(carModels).where(condition);
    return (await found.orderBy(asc(carModels.position)).limit(1))[0];
  };
  const car =
    (await by(eq(carModels.car_key, key))) ??
    (await by(eq(carModels.id, name))) ??
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
