import { getListingRetailers } from '@mawkib/api-clients/contracts/stock';
import { and, arrayContains, asc, exists, isNull, sql } from 'drizzle-orm';
import { dealers, vehicles } from '../db/schema/dealers-and-vehicles.js';
import { type Implementation, implementWith } from '../http/implement.js';
import { textsIn } from '../locale/stored-texts.js';
import { inLists } from './lists/in-lists.js';

const implement = implementWith<'market' | 'db'>();

/** Retailers of the vehicles in a listing, in the market's order or by name. */
export const retailersHandler = (): Implementation =>
  implement(getListingRetailers, async ({ params, query }, { db, market }) => {
    const { lang, sort } = query;
    const brand = query['filter[brands_name_eq]'];
    const found = await db
      .select()
      .from(dealers)
      .where(
        and(
          brand ? arrayContains(dealers.brands, [brand]) : undefined,
          exists(
            db
              .select({ one: sql`1` })
              .from(vehicles)
              .where(
                and(
                  sql`${vehicles.owner_id} = ${dealers.id}`,
                  isNull(vehicles.retired_at),
                  inLists(params.id, market),
                ),
              ),
          ),
        ),
      )
      .orderBy(
        sort === 'name' ? asc(sql`${dealers.texts}->${lang}->>'name'`) : asc(dealers.position),
        asc(dealers.id),
      );
    return {
      data: found.map(({ texts, ...dealer }) => ({
        id: dealer.id,
        name: textsIn(texts, lang).name,
        address: textsIn(texts, lang).address,
        email: dealer.email,
        phone: dealer.phone,
        city: textsIn(texts, lang).city,
        zip_code: dealer.zip_code,
        dealer_code: dealer.dealer_code,
      })),
    };
  });
