import { listVehicleAddresses } from '@mawkib/api-clients/contracts/stock';
import { and, asc, count, isNull, ne, sql } from 'drizzle-orm';
import { vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { type Implementation, implementWith } from '../../http/implement.js';
import { inLists } from '../lists/in-lists.js';
import { drivetrainName } from './raw-vehicle.js';

const implement = implementWith<'market' | 'db'>();

/** Parts of the addresses of listed vehicles, by id. */
export const vehicleAddressesHandler = (): Implementation =>
  implement(
    listVehicleAddresses,
    async ({ params, query: { lang, items, page } }, { db, market }) => {
      const listed = and(
        ne(vehicles.status, 'sold'),
        isNull(vehicles.retired_at),
        inLists(params.listing, market),
      );
      const [all] = await db.select({ of: count() }).from(vehicles).where(listed);
      const found = await db
        .select({
          id: vehicles.id,
          state: vehicles.state,
          nameplate_brand_name: vehicles.brand,
          nameplate_name: vehicles.nameplate,
          production_year: vehicles.production_year,
          engine_type: sql<string | null>`${vehicles.engine_types}[1]`,
          drivetrain: vehicles.drivetrain,
          transmission: vehicles.transmission,
          color_name: sql<string | null>`${vehicles.texts} -> ${lang}::text ->> 'color_name'`,
          updated_at: vehicles.updated_at,
        })
        .from(vehicles)
        .where(listed)
        .orderBy(asc(vehicles.id))
        .limit(items)
        .offset((page - 1) * items);
      return {
        data: found.map((vehicle) => ({
          ...vehicle,
          drivetrain: drivetrainName(vehicle.drivetrain),
          updated_at: vehicle.updated_at.toISOString(),
        })),
        meta: { page, items, total: all?.of ?? 0 },
      };
    },
  );
