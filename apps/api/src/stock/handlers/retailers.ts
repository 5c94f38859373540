import { getListingRetailers } from '@mawkib/api-clients/contracts';
import { brandNames, states } from '@mawkib/core/vocabulary';
import { publicationName } from '@mawkib/stock-locator/on-device';
import { and, arrayContains, asc, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { dealers, vehicles } from '../../db/schema/stock.js';
import { type Implementation, implement } from '../../frame/implement.js';
import { unknownListing } from '../read-listing.js';

const brands = Object.values(brandNames);

/** Who sells the vehicles of a listing, by the order of the market or by name. */
export const retailersHandler = (): Implementation =>
  implement(getListingRetailers, async ({ params, query }, { db }) => {
    const { lang, sort } = query;
    const brand = query['filter[brands_name_eq]'];
    const lists = params.id.split(',').filter(Boolean);
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
              .where(and(sql`${vehicles.owner_id} = ${dealers.id}`, inLists(lists, params.id))),
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
        name: texts[lang].name,
        address: texts[lang].address,
        email: dealer.email,
        phone: dealer.phone,
        city: texts[lang].city,
        zip_code: dealer.zip_code,
        dealer_code: dealer.dealer_code,
      })),
    };
  });

/** Vehicles of any of these publication lists; undefined where one of them has all. */
function inLists(lists: readonly string[], listing: string): SQL | undefined {
  if (lists.includes('all')) return undefined;
  const ofStates = states.filter((state) => lists.includes(state));
  const ofBrands = brands.filter((brand) => lists.includes(publicationName(brand)));
  if (ofStates.length + ofBrands.length === 0) throw unknownListing(listing);
  return sql`(${ofStates.length ? inArray(vehicles.state, ofStates) : sql`false`}
    or ${ofBrands.length ? inArray(vehicles.brand, ofBrands) : sql`false`})`;
}
