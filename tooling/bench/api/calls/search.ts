import { createRandom } from '@mawkib/demo-market/data';
import type { ServedApi } from '../server/served-api.ts';

/** Facets of a listing: the services' name, their parameter, the column. */
export const facets = [
  { key: 'brands', param: 'nameplate_brand_name_in', column: 'brand' },
  { key: 'models', param: 'nameplate_name_in', column: 'nameplate' },
  { key: 'nameplate_model_group', param: 'nameplate_model_group_eq', column: 'model_group' },
  { key: 'states', param: 'state_in', column: 'state' },
  { key: 'statuses', param: 'status_in', column: 'status' },
  { key: 'transmissions', param: 'transmission_in', column: 'transmission' },
  { key: 'colors', param: 'color_canonical_in', column: 'color_canonical' },
  { key: 'specific_colors', param: 'color_name_in', column: 'color_key' },
  { key: 'dealers', param: 'owner_id_in', column: 'owner_id' },
  { key: 'number_of_seats', param: 'number_of_seats_in', column: 'number_of_seats' },
  { key: 'engine_types', param: 'engine_type_includes', column: 'engine_types', several: true },
  {
    key: 'financing_options',
    param: 'financing_options_includes',
    column: 'financing_options',
    several: true,
  },
] as const;
export type Facet = (typeof facets)[number];

/** Three facets with two or three values each, two ranges, a page of 12 by price. */
export interface Search {
  chosen: { facet: Facet; values: string[] }[];
  price: [from: number, to: number];
  mileage: [from: number, to: number];
  up: boolean;
}

const filtered = ['models', 'states', 'colors', 'engine_types', 'dealers', 'transmissions'];

/** Searches derived from existing vehicles, so that each has results. */
export async function inventSearches(api: ServedApi, count: number): Promise<Search[]> {
  const random = createRandom(31);
  const known = new Map<Facet, string[]>();
  for (const facet of facets.filter(({ key }) => filtered.includes(key))) {
    const value = 'several' in facet ? `unnest(${facet.column})` : facet.column;
    const rows = await api.rows<{ value: string }>(
      `select distinct ${value}::text as value from vehicles order by 1`,
    );
    known.set(
      facet,
      rows.map((row) => row.value),
    );
  }
  const anchors = await api.rows<Record<string, unknown>>(
    `select * from vehicles where status <> 'sold' and not 'cash' = any(price_hidden)
      order by md5(id || 'x') limit $1`,
    [count],
  );
  return anchors.map((row) => {
    const chosen = random.some([...known.keys()], 3).map((facet) => {
      const own = [row[facet.column]].flat().map(String);
      const others = random.some(known.get(facet) ?? [], random.between(1, 2));
      return { facet, values: [...new Set([own[0] as string, ...others])] };
    });
    const price = Number(row.sale_minor) / 100;
    const mileage = Number(row.mileage);
    return {
      chosen,
      price: [Math.round(price * 0.6), Math.round(price * 1.5)],
      mileage: [Math.max(0, mileage - 30_000), mileage + 40_000],
      up: random.chance(0.5),
    };
  });
}

export function pathOf({ chosen, price, mileage, up }: Search): string {
  const query = new URLSearchParams({ lang: 'ar', items: '12', sort: up ? 'price' : '-price' });
  for (const { facet, values } of chosen) query.set(`filter[${facet.param}]`, values.join('  '));
  for (const [name, [from, to]] of [
    ['display_price', price],
    ['mileage', mileage],
  ] as const) {
    query.set(`filter[${name}_gteq]`, String(from));
    query.set(`filter[${name}_lteq]`, String(to));
  }
  return `/services/stock/public_api/listing/all?${query}`;
}
