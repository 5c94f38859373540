import type { OfferSources } from '@mawkib/api-clients/contracts/content';
import { catalogueKey } from '@mawkib/core/dynamic-content';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.js';
import { rows } from '../../../db/rows.js';
import { carModels, carSpecs } from '../../../db/schema/index.js';

interface InStock extends Record<string, unknown> {
  nameplate: string;
  model: string;
  states: string[];
}

/** What figures can follow: models in stock by name, and numbers of the catalogue by car. */
export async function offerSources(db: Database): Promise<OfferSources> {
  const stock = await rows<InStock>(
    db,
    sql`select nameplate, coalesce(texts #>> '{en,model_display_name}', nameplate) as model,
        array_agg(distinct state order by state) as states
      from vehicles where retired_at is null and status <> 'sold'
      group by 1, 2 order by 1, 2`,
  );
  const specs = await db
    .select({ car_key: carModels.car_key, name: carModels.names, spec: carSpecs.key })
    .from(carSpecs)
    .innerJoin(carModels, eq(carModels.id, carSpecs.car_id))
    .where(and(isNull(carSpecs.engine_key), sql`jsonb_typeof(${carSpecs.value}) = 'number'`))
    .orderBy(asc(carModels.position), asc(carSpecs.position));
  const cars = new Map<string, OfferSources['catalogue'][number] & { specs: string[] }>();
  for (const { car_key, name, spec } of specs) {
    const car = cars.get(car_key) ?? { car_key, name, specs: [] };
    if (!car.specs.includes(spec)) car.specs.push(spec);
    cars.set(car_key, car);
  }
  return {
    stock: stock.map(({ nameplate, model, states }) => ({
      nameplate: catalogueKey(nameplate),
      nameplate_name: nameplate,
      car_key: catalogueKey(model),
      model_name: model,
      states,
    })),
    catalogue: [...cars.values()],
  };
}
