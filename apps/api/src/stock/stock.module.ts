import {
  getConfiguredVehicle,
  getVehicle,
  listVehicles,
  listVehiclesLight,
} from '@mawkib/api-clients/contracts';
import { eq } from 'drizzle-orm';
import { vehicles } from '../db/schema/stock.js';
import { implement } from '../frame/implement.js';
import { loggable } from '../frame/log.js';
import type { ModuleFactory } from '../frame/module.js';
import { createOutside } from '../outside/create-outside.js';
import { facetValues } from './facet-values.js';
import { marketConfigHandlers } from './handlers/market-config.js';
import { retailersHandler } from './handlers/retailers.js';
import { lightVehicle, rawVehicle } from './raw-vehicle.js';
import { readListing, unknownListing, unknownVehicle } from './read-listing.js';
import { seedStock } from './seed-stock.js';
import type { StockSearch } from './stock-index.js';
import { createStockReplica, type StockState } from './stock-replica.js';
import { searchByWords } from './stock-words.js';
import { createVehicleRows } from './vehicle-rows.js';

/** The market's vehicles: lists with facets, cards, one vehicle, who sells them; what the market configures. */
export const stock: ModuleFactory = (kernel) => {
  const { clock, db, events, log } = kernel;
  const replica = createStockReplica({ db, events });
  const rows = createVehicleRows({ db, events });

  const searched = async (listing: Parameters<typeof readListing>[0]) => {
    const asked = readListing(listing);
    const state = await replica.state();
    checkListing(state, asked, listing.params.listing);
    const { search, read_words } = searchByWords(asked, state.vocabulary);
    const found = state.index.search(search);
    return {
      state,
      found,
      page: await rows.byIds(found.entries.map(({ id }) => id)),
      read_words,
      paging: { page: search.page, items: search.items, total: found.total },
    };
  };

  return {
    name: 'stock',
    handlers: [
      implement(listVehicles, async (input) => {
        const { state, found, page, read_words, paging } = await searched(input);
        const { lang } = input.query;
        return {
          data: page.map((row) => rawVehicle(row, lang)),
          meta: {
            ...paging,
            facets: facetValues(found.facets, state.names[lang], lang),
            ranges: found.ranges,
            ...(read_words !== undefined && { read_words }),
          },
        };
      }),
      implement(listVehiclesLight, async (input) => {
        const { page, paging } = await searched(input);
        return {
          data: page.map((row) => lightVehicle(row, input.query.lang)),
          meta: paging,
        };
      }),
      implement(getVehicle, async ({ params, query }) => {
        const [row] = await rows.byIds([params.id]);
        if (!row) throw unknownVehicle();
        return { data: rawVehicle(row, query.lang) };
      }),
      implement(getConfiguredVehicle, async ({ query }) => {
        const [found] = await db
          .select({ id: vehicles.id })
          .from(vehicles)
          .where(eq(vehicles.config_url, query.config_url));
        const [row] = found ? await rows.byIds([found.id]) : [];
        if (!row) throw unknownVehicle();
        return { data: rawVehicle(row, query.lang) };
      }),
      retailersHandler(),
      ...marketConfigHandlers(createOutside(kernel)),
    ],
    demo: (tx) => seedStock(tx, clock.now()),
    // Pages do not wait for the stock; whoever asks for a list first waits for what is left.
    start: async () => {
      replica.state().catch((error: unknown) => {
        log.error({ error: loggable(error) }, 'the stock was not read; the next list reads it');
      });
    },
    stop: async () => {
      await replica.close();
      rows.close();
    },
  };
};

/** An empty stock has no lists at all, which is no reason to refuse. */
function checkListing(state: StockState, { publications }: StockSearch, listing: string) {
  const known = publications.some((publication) => state.publications.has(publication));
  if (state.publications.size > 0 && !known) throw unknownListing(listing);
}
