import type { Locale } from '@mawkib/core/locale';
import { type StockCard, stockCard } from '@mawkib/stock-locator/on-device';
import { and, asc, getTableColumns, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { dealers, type Vehicle, vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { readModelPictures } from '../vehicles/model-pictures.js';
import { rawVehicle } from '../vehicles/raw-vehicle.js';
import type { VehicleRow } from '../vehicles/vehicle-rows.js';

const atOnce = 2_000;
const {
  texts: _texts,
  photos: _photos,
  names: _names,
  equipment: _equipment,
  interior: _interior,
  ...plain
} = getTableColumns(vehicles);

/**
 * Cards of the vehicles with these ids that are listed: without descriptions and equipment.
 * `onRead` is called with each vehicle, with the same texts.
 */
export async function readCards(
  db: Database,
  ids: ReadonlySet<string>,
  locale: Locale,
  onRead: (row: VehicleRow) => void = () => {},
): Promise<StockCard[]> {
  const sellers = new Map((await db.select().from(dealers)).map((dealer) => [dealer.id, dealer]));
  const brief = sql`jsonb_build_object(${locale}::text, (${vehicles.texts} -> ${locale}::text)
    - array['long_description', 'features_standard', 'features_optional'])`;
  const cards: StockCard[] = [];
  for (let after = ''; ; ) {
    const found = await db
      .select({
        ...plain,
        texts: sql`${brief}`.mapWith(vehicles.texts).as('texts'),
        photos: sql`coalesce((select jsonb_build_array(photo) from jsonb_array_elements(
          case jsonb_typeof(${vehicles.photos}) when 'array' then ${vehicles.photos} else '[]' end)
          as photo where photo ->> 'image_id' <> '' limit 1), '[]'::jsonb)`
          .mapWith(vehicles.photos)
          .as('photos'),
      })
      .from(vehicles)
      .where(and(gt(vehicles.id, after), ne(vehicles.status, 'sold'), isNull(vehicles.retired_at)))
      .orderBy(asc(vehicles.id))
      .limit(atOnce);
    const pictures = await readModelPictures(db, found as unknown as Vehicle[]);
    for (const vehicle of found) {
      const dealer = sellers.get(vehicle.owner_id);
      if (!dealer || !ids.has(vehicle.id)) continue;
      const modelImage = pictures(vehicle as unknown as Vehicle);
      const row = { vehicle, dealer, modelImage } as unknown as VehicleRow;
      onRead(row);
      cards.push(stockCard(rawVehicle(row, locale)));
    }
    const last = found.at(-1);
    if (!last || found.length < atOnce) return cards;
    after = last.id;
  }
}
