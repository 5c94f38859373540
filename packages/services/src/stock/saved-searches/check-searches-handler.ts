import { checkSearches, type SearchNews } from '@mawkib/api-clients/contracts/stock';
import type { Locale } from '@mawkib/core/locale';
import { type ListKey, parseQuery, type VehicleQuery } from '@mawkib/stock-locator/engine';
import {
  namesIn,
  type StockSearch,
  searchByPayment,
  valueName,
} from '@mawkib/stock-locator/on-device';
import type { Database } from '../../db/database.js';
import { dealers } from '../../db/schema/dealers-and-vehicles.js';
import { implementWith } from '../../http/implement.js';
import { offeredNames } from '../lists/offered-lists.js';
import type { FinancePlans } from '../market-config/finance-plans.js';
import { findVehicles } from '../replica/find-vehicles.js';
import type { StockState } from '../replica/live-stock.js';
import { createTextPool } from '../replica/text-pool.js';
import { type Moment, readMoment } from './moment.js';
import { readHistory } from './read-history.js';
import { newsSince } from './search-news.js';

const implement = implementWith<'market'>();

interface Parts {
  db: Database;
  state(): Promise<StockState>;
  plans: FinancePlans;
}

const maxNamed = 24;
const noNews = { added: [], cheaper: [] };

/** Reports new vehicles of saved searches. Stores nothing about the caller. */
export const checkSearchesHandler = ({ db, state: current, plans }: Parts) =>
  implement(
    checkSearches,
    async ({ body: { searches }, query: { lang } }, { market }) => {
      const moments = new Map<string, Moment>();
      for (const { seen } of searches) {
        const moment = seen ? readMoment(seen) : undefined;
        if (seen && moment) moments.set(seen, moment);
      }
      const since = Math.min(...[...moments.values()].map(({ from }) => from));
      const history = await readHistory(db, Number.isFinite(since) ? since : undefined);
      const present = readMoment(history.seen);
      const [state, { plan }] = [await current(), await plans.current()];
      const sellers = moments.size > 0 ? await db.select().from(dealers) : [];
      const stock = {
        history,
        dealers: new Map(sellers.map((dealer) => [dealer.id, dealer])),
        pool: createTextPool(),
        find: (index: Parameters<typeof searchByPayment>[0], search: StockSearch) =>
          searchByPayment(index, search, plan).entries,
      };
      const news = new Map(
        [...moments].flatMap(([seen, moment]) =>
          // A moment in the future belongs to another database.
          present && moment.to <= present.to ? [[seen, newsSince(moment, stock)] as const] : [],
        ),
      );

      const gone: string[] = [];
      const data: SearchNews[] = [];
      for (const { id, listing, search: address, seen } of searches) {
        const query = parseQuery(new URLSearchParams(address));
        const publications = offeredNames(listing, market);
        if (
          state.publications.size > 0 &&
          !publications.some((name) => state.publications.has(name))
        ) {
          gone.push(id);
          continue;
        }
        const requested: StockSearch = { ...query, page: 1, items: 0, publications };
        const { search, found } = findVehicles(state, requested, plan);
        const { added, cheaper } = news.get(seen ?? '')?.(search) ?? noNews;
        data.push({
          id,
          total: found.total,
          added: added.slice(0, maxNamed),
          added_total: added.length,
          cheaper: cheaper.slice(0, maxNamed).map((vehicle) => ({ ...vehicle })),
          cheaper_total: cheaper.length,
          labels: labelsOf(query, state, lang),
        });
      }
      return { data, meta: { seen: history.seen, gone } };
    },
    { perMinute: 60, perProcess: true, transaction: 'self-managed' },
  );

function labelsOf({ lists }: VehicleQuery, { names }: StockState, lang: Locale) {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([key, values]) =>
      values.map((value) => [
        `${key}/${value}`,
        valueName(key as ListKey, value, namesIn(names, lang), lang),
      ]),
    ),
  );
}
