import { listPublicationLists, type PublicationList } from '@mawkib/api-clients/contracts/stock';
import { marketBrands, stockBrand } from '@mawkib/core/brands';
import { locales } from '@mawkib/core/locale';
import { states } from '@mawkib/core/vocabulary';
import { valueLabel } from '@mawkib/stock-locator/engine';
import { publicationName } from '@mawkib/stock-locator/on-device';
import { sql } from 'drizzle-orm';
import { rows } from '../db/rows.js';
import { type Implementation, implementWith } from '../http/implement.js';
import { isOffered } from '../stock/lists/offered-lists.js';

const implement = implementWith<'market' | 'db'>();

interface Counted extends Record<string, unknown> {
  state: string;
  brand: string;
  vehicles: number;
}

/** Publication lists with the number of vehicles in each. */
const labelsOf = (kind: 'state' | 'brand', value: string) =>
  Object.fromEntries(locales.map((locale) => [locale, valueLabel(kind, value, locale)]));

export const publicationHandlers: readonly Implementation[] = [
  implement(listPublicationLists, async (_, { db, market }) => {
    const found = await rows<Counted>(
      db,
      sql`select state, brand, count(*)::int as vehicles from vehicles
        where status <> 'sold' and retired_at is null group by state, brand`,
    );
    const sum = (isIn: (counted: Counted) => boolean) =>
      found.filter(isIn).reduce((total, { vehicles }) => total + vehicles, 0);
    const brands = new Set([...marketBrands().map(stockBrand), ...found.map(({ brand }) => brand)]);
    const lists: PublicationList[] = [
      { name: 'all', kind: 'all', label: all, vehicles: sum(() => true) },
      ...states.map((name) => ({
        name,
        kind: 'state' as const,
        label: labelsOf('state', name),
        vehicles: sum(({ state }) => state === name),
      })),
      ...[...brands].sort().map((brand) => ({
        name: publicationName(brand),
        kind: 'brand' as const,
        label: labelsOf('brand', brand),
        vehicles: sum((counted) => counted.brand === brand),
      })),
    ];
    const data = lists.filter(({ name }) => isOffered(name, market));
    return { data, meta: { total: data.length } };
  }),
];

const all = { ar: 'كل السيارات', en: 'All vehicles' };
