import type { ServedApi } from '../server/served-api.ts';
import { assertSame, inTurn, type MakeCall } from './measured-call.ts';
import { countsStatement, pageStatement } from './page-statement.ts';
import { inventSearches, pathOf, type Search } from './search.ts';

interface Listing {
  data: { id: string }[];
  meta: { total: number; facets: Record<string, { value: string; count: number }[]> };
}

const checked = 20;

export const listing: MakeCall = async (api) => {
  const searches = await inventSearches(api, 200);
  const paths = searches.map(pathOf);
  return {
    name: 'listing',
    request: (turn) => ({ path: inTurn(paths, turn) }),
    bare: searches.map((search) => [countsStatement(search), pageStatement(search)]),
    async check() {
      for (const search of searches.slice(0, checked)) await checkSearch(api, search);
    },
  };
};

/** Checks the ordered page, the total and every count above zero. */
async function checkSearch(api: ServedApi, search: Search) {
  const { data, meta } = (await api.json({ path: pathOf(search) })) as unknown as Listing;
  const page = pageStatement(search);
  const ids = await api.rows<{ id: string }>(page.text, page.values);
  const counts = countsStatement(search);
  const rows = await api.rows<{ facet: string; value: string | null; n: string }>(
    counts.text,
    counts.values,
  );
  const wanted = rows
    .filter(({ facet, value, n }) => facet !== 'total' && value !== null && Number(n) > 0)
    .map(({ facet, value, n }) => `${facet} ${value} ${n}`);
  const answered = Object.entries(meta.facets).flatMap(([key, values]) =>
    values.filter(({ count }) => count > 0).map(({ value, count }) => `${key} ${value} ${count}`),
  );
  assertSame(
    'page',
    data.map(({ id }) => id),
    ids.map(({ id }) => id),
  );
  assertSame('total', meta.total, Number(rows.find(({ facet }) => facet === 'total')?.n));
  assertSame('counts', answered.sort(), wanted.sort());
  if (!data.length) throw new Error('A search finds nothing');
}
