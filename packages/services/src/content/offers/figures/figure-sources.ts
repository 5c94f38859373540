import { catalogueKey, nameKey } from '@mawkib/core/dynamic-content';
import { defaultMarket } from '@mawkib/core/locale';
import { toMajor } from '@mawkib/core/money';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.js';
import { rows } from '../../../db/rows.js';
import { carModels, carSpecs } from '../../../db/schema/index.js';
import type { FigureSources } from './resolve-figures.js';

interface Priced extends Record<string, unknown> {
  nameplate: string;
  model: string | null;
  state: string;
  cheapest: string;
}

interface Spec {
  car_key: string;
  nameplate: string;
  key: string;
  value: unknown;
}

/** Reads the stock's lowest prices and the numbers of the catalogue. `today`: the market's day. */
export async function readFigureSources(db: Database, today: string): Promise<FigureSources> {
  const { currency } = defaultMarket;
  const priced = await rows<Priced>(
    db,
    sql`select nameplate, texts #>> '{en,model_display_name}' as model, state,
        min(sale_minor)::text as cheapest
      from vehicles
      where retired_at is null and status <> 'sold' and sale_minor > 0
        and currency = ${currency} and not ('cash' = any(price_hidden))
      group by 1, 2, 3`,
  );
  const specs = await db
    .select({
      car_key: carModels.car_key,
      nameplate: carModels.nameplate,
      key: carSpecs.key,
      value: carSpecs.value,
    })
    .from(carSpecs)
    .innerJoin(carModels, eq(carModels.id, carSpecs.car_id))
    .where(and(isNull(carSpecs.engine_key), sql`jsonb_typeof(${carSpecs.value}) = 'number'`))
    .orderBy(carModels.position, carSpecs.position);
  return figureSources(priced, specs, { currency, today });
}

/** A car is found by its key, a nameplate by its first model, as in price tags. */
export function figureSources(
  priced: readonly Priced[],
  specs: readonly Spec[],
  { currency, today }: { currency: string; today: string },
): FigureSources {
  const stock = priced.map(({ nameplate, model, state, cheapest }) => ({
    nameplate: catalogueKey(nameplate),
    model: catalogueKey(model ?? nameplate),
    state,
    price: toMajor({ amount: Number(cheapest), currency }),
  }));
  return {
    currency,
    today,
    cheapest({ nameplate, car_key, state }) {
      const prices = stock
        .filter(
          (car) =>
            (nameplate === undefined || car.nameplate === catalogueKey(nameplate)) &&
            (car_key === undefined || car.model === catalogueKey(car_key)) &&
            (state === undefined || car.state === state),
        )
        .map(({ price }) => price);
      return prices.length > 0 ? Math.min(...prices) : undefined;
    },
    spec(car, spec) {
      const key = nameKey(car);
      const named = specs.filter((each) => nameKey(each.key) === nameKey(spec));
      const found =
        named.find(({ car_key }) => car_key === key) ??
        named.find(({ nameplate }) => nameplate === key);
      return typeof found?.value === 'number' ? found.value : undefined;
    },
  };
}
