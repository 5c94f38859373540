import { type DefinitionOf, type Issue, issue, type StoredBlock } from '@mawkib/blocks/model';
import { nameKey } from '@mawkib/core/dynamic-content';
import { parseJson } from '@mawkib/core/guards';
import { parseNumber } from '@mawkib/core/locale';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.js';
import { carModels, carSpecs } from '../../../db/schema/index.js';

/** A price that staff typed for a car of the catalogue. */
interface TypedPrice {
  block: string;
  car: string;
  /** NaN if it is no number. */
  typed: number;
}

const template = 'finance-calculator';
const field = 'models_info';

/**
 * Prices typed into finance calculators that are not the catalogue's. The calculator shows the price
 * of the catalogue; a page that says otherwise is not published.
 */
export async function stalePrices(
  db: Database,
  blocks: readonly StoredBlock[],
  definitionOf: DefinitionOf,
): Promise<Issue[]> {
  const typed = blocks.filter((block) => block.template === template).flatMap(typedPrices);
  if (typed.length === 0) return [];
  const cars = await db
    .select({ car_key: carModels.car_key, price: carSpecs.value })
    .from(carModels)
    .innerJoin(carSpecs, eq(carSpecs.car_id, carModels.id))
    .where(
      and(
        inArray(carModels.car_key, [...new Set(typed.map(({ car }) => nameKey(car)))]),
        eq(carSpecs.key, 'price'),
        isNull(carSpecs.engine_key),
      ),
    );
  const prices = new Map(cars.map(({ car_key, price }) => [car_key, price]));
  return typed.flatMap(({ block, car, typed: amount }) => {
    const price = prices.get(nameKey(car));
    if (typeof price !== 'number' || price === amount) return [];
    const values = { car, typed: String(amount), price };
    return [issue({ block, template, field }, 'other_price', values, definitionOf(template))];
  });
}

function typedPrices({ id, fields }: StoredBlock): TypedPrice[] {
  const stored = fields[field];
  const models = typeof stored === 'string' ? parseJson(stored, 200_000) : undefined;
  if (!Array.isArray(models)) return [];
  return models.flatMap((model: unknown) => {
    const { key, price } = (model ?? {}) as { key?: unknown; price?: unknown };
    if (typeof key !== 'string' || price === undefined || price === null || price === '') return [];
    const typed = typeof price === 'string' ? parseNumber(price) : price;
    return [{ block: id, car: key, typed: typeof typed === 'number' ? typed : Number.NaN }];
  });
}
