import { and, asc, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { type Dealer, dealers, vehicles } from '../../db/schema/dealers-and-vehicles.js';
import type { SearchedVehicle } from './stock-entry.js';

const atOnce = 4_000;

const searched = {
  id: vehicles.id,
  owner_id: vehicles.owner_id,
  vin: vehicles.vin,
  item_id: vehicles.item_id,
  order_number: vehicles.order_number,
  brand: vehicles.brand,
  nameplate: vehicles.nameplate,
  model_group: vehicles.model_group,
  state: vehicles.state,
  status: vehicles.status,
  production_year: vehicles.production_year,
  model_year: vehicles.model_year,
  color_canonical: vehicles.color_canonical,
  color_key: vehicles.color_key,
  engine_types: vehicles.engine_types,
  transmission: vehicles.transmission,
  body_type: vehicles.body_type,
  number_of_seats: vehicles.number_of_seats,
  power: vehicles.power,
  mileage: vehicles.mileage,
  financing_options: vehicles.financing_options,
  price_hidden: vehicles.price_hidden,
  currency: vehicles.currency,
  msrp_minor: vehicles.msrp_minor,
  sale_minor: vehicles.sale_minor,
  names: vehicles.names,
  equipment: vehicles.equipment,
  interior: vehicles.interior,
  created_at: vehicles.created_at,
  changed_in: vehicles.changed_in,
};

/**
 * Reads the searchable columns of all vehicles on sale, or of those named, in batches, each with
 * its dealer.
 */
export async function* readStock(
  db: Database,
  ids?: readonly string[],
): AsyncGenerator<{ vehicle: SearchedVehicle; dealer: Dealer }[]> {
  const owners = new Map((await db.select().from(dealers)).map((dealer) => [dealer.id, dealer]));
  let after: string | undefined;
  for (;;) {
    const found: SearchedVehicle[] = await db
      .select(searched)
      .from(vehicles)
      .where(
        and(
          isNull(vehicles.retired_at),
          ids && inArray(vehicles.id, [...ids]),
          after === undefined ? undefined : gt(vehicles.id, after),
        ),
      )
      .orderBy(asc(vehicles.id))
      .limit(atOnce);
    yield found.flatMap((vehicle) => {
      const dealer = owners.get(vehicle.owner_id);
      return dealer ? [{ vehicle, dealer }] : [];
    });
    if (found.length < atOnce) return;
    after = found.at(-1)?.id;
  }
}
