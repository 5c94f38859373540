import { locales } from '@mawkib/api-clients/contracts';
import {
  getConfiguredVehicle,
  getVehicle,
  listVehicles,
  listVehiclesLight,
  type RawVehicle,
} from '@mawkib/api-clients/contracts/stock';
import { type StockSearch, suggestByPayment } from '@mawkib/stock-locator/on-device';
import { and, eq, isNull } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import { vehicles } from '../db/schema/dealers-and-vehicles.js';
import { implementWith } from '../http/implement.js';
import type { ServiceModule } from '../http/service-module.js';
import { loggable } from '../runtime/create-log.js';
import { createSweeper } from '../runtime/create-sweeper.js';
import { createUpstream } from '../upstream/create-upstream.js';
import { createChangesStream } from './changes-stream/serve-changes.js';
import { offeredLists } from './lists/offered-lists.js';
import { readListing, unknownListing, unknownVehicle } from './lists/read-listing.js';
import { createFinancePlans } from './market-config/finance-plans.js';
import { marketConfigHandlers } from './market-config/market-config-handlers.js';
import { createPageSnapshots } from './page-snapshots/page-snapshots.js';
import { serveSnapshots } from './page-snapshots/serve-snapshots.js';
import { findVehicles } from './replica/find-vehicles.js';
import type { StockState } from './replica/live-stock.js';
import { savePeriodically } from './replica/save-periodically.js';
import { createSnapshotStore } from './replica/snapshot-store.js';
import { createStockReplica } from './replica/stock-replica.js';
import { retailersHandler } from './retailers-handler.js';
import { checkSearchesHandler } from './saved-searches/check-searches-handler.js';
import { sweepHistory } from './saved-searches/read-history.js';
import { seedStock } from './seed-stock.js';
import { suggestionsHandler } from './suggestions/suggestions-handler.js';
import { createWorldNames } from './text-search/world-names.js';
import { createInvalidPartReport } from './vehicles/invalid-part-report.js';
import { isNeeded } from './vehicles/is-needed.js';
import { lightVehicle } from './vehicles/light-vehicle.js';
import { rawVehicle } from './vehicles/raw-vehicle.js';
import { vehicleAddressesHandler } from './vehicles/vehicle-addresses-handler.js';
import { createVehicleRows } from './vehicles/vehicle-rows.js';

type StockContext = Pick<AppContext, 'config' | 'market' | 'db' | 'events' | 'clock' | 'log'>;

const implement = implementWith<never>();

/** Lists show the first photo; all of them are in the response of one vehicle. */
const withCover = (vehicle: RawVehicle): RawVehicle => ({
  ...vehicle,
  photos: vehicle.photos.slice(0, 1),
});

/**
 * The market's vehicles: lists with facets, cards, vehicle pages, retailers, and the market's
 * configuration.
 */
export const stockModule = (context: StockContext): ServiceModule => {
  const { clock, config, db, events, log, market } = context;
  const replica = createStockReplica(
    { db, events, log },
    createSnapshotStore(config.dataDir, log),
    createWorldNames(market.otherNames),
  );
  const report = createInvalidPartReport(log);
  const rows = createVehicleRows(context, (found) => {
    for (const row of found) for (const locale of locales) report.look(row, locale);
  });
  const plans = createFinancePlans(context);
  const { maxOnDevice, streams } = config.stock;
  const snapshots = createPageSnapshots({
    db,
    state: replica.state,
    now: clock.now,
    maxVehicles: maxOnDevice,
    onRead: report.look,
  });
  const changes = createChangesStream({ db, clock, log, market, replica, rows, limits: streams });
  const saving = savePeriodically(replica, log);
  const sweeper = createSweeper({ log }, { 'vehicle history': () => sweepHistory(db) });

  const searched = async ({ params, query }: Parameters<typeof readListing>[0]) => {
    const listing = offeredLists(params.listing, market);
    const requested = readListing({ params: { listing }, query });
    const state = await replica.state();
    checkListing(state, requested, listing);
    const { plan, isConfigured } = await plans.current();
    const { found, search, read_words, ignored_words, absent_words } = findVehicles(
      state,
      requested,
      plan,
    );
    return {
      state,
      found,
      page: await rows.byIds(found.entries.map(({ id }) => id)),
      read_words,
      ignored_words,
      absent_words,
      suggestions: found.total === 0 ? suggestByPayment(state.index, search, plan) : undefined,
      finance: isConfigured ? (plan ?? undefined) : undefined,
      paging: { page: search.page, items: search.items, total: found.total },
    };
  };

  return {
    name: 'stock',
    handlers: [
      implement(listVehicles, async (input) => {
        const { state, found, page, suggestions, finance, paging, ...words } =
          await searched(input);
        const { read_words, ignored_words, absent_words } = words;
        const { lang } = input.query;
        return {
          data: page.map((row) => withCover(rawVehicle(row, lang))),
          meta: {
            ...paging,
            facets: state.namerOf(lang).facets(found.facets),
            ranges: found.ranges,
            snapshot: snapshots.versionOf(state),
            ...(finance && { finance }),
            ...(found.monthly && { monthly: found.monthly }),
            ...(read_words !== undefined && { read_words }),
            ...(ignored_words && { ignored_words }),
            ...(absent_words && { absent_words }),
            ...(suggestions && { suggestions }),
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
        const vehicle = rawVehicle(row, query.lang);
        // Retired: its old address shows it as sold, with similar vehicles.
        const isGone = !(await isNeeded(db, row.vehicle));
        return { data: isGone ? { ...vehicle, status: 'sold' } : vehicle };
      }),
      implement(getConfiguredVehicle, async ({ query }) => {
        const [found] = await db
          .select({ id: vehicles.id })
          .from(vehicles)
          .where(and(eq(vehicles.config_url, query.config_url), isNull(vehicles.retired_at)));
        const [row] = found ? await rows.byIds([found.id]) : [];
        if (!row) throw unknownVehicle();
        return { data: rawVehicle(row, query.lang) };
      }),
      retailersHandler(),
      vehicleAddressesHandler(),
      suggestionsHandler(async (listing, search) => {
        const state = await replica.state();
        checkListing(state, search, listing);
        return state;
      }),
      checkSearchesHandler({ db, state: replica.state, plans }),
      ...marketConfigHandlers(createUpstream(context)),
    ],
    routes(app) {
      serveSnapshots(app, snapshots, market);
      changes.routes(app);
    },
    seed: seedStock,
    // Pages do not wait for the stock; the first list request does.
    start: async () => {
      sweeper.start();
      replica.state().catch((error: unknown) => {
        log.error({ error: loggable(error) }, 'the stock was not read; the next list reads it');
      });
    },
    stop: async () => {
      changes.close();
      report.close();
      await sweeper.stop();
      await replica.close();
      await saving.stop();
      rows.close();
    },
  };
};

/** An empty stock has no lists, so no listing is rejected. */
function checkListing(state: StockState, { publications }: StockSearch, listing: string) {
  const known = publications.some((publication) => state.publications.has(publication));
  if (state.publications.size > 0 && !known) throw unknownListing(listing);
}
