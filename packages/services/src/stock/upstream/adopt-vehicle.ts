import { isServiceError } from '@mawkib/api-clients';
import { getVehicle } from '@mawkib/api-clients/contracts/stock';
import { createFetchCall } from '@mawkib/api-clients/fetch';
import { locales } from '@mawkib/core/locale';
import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import type { Database } from '../../db/database.js';
import { dealers, vehicles } from '../../db/schema/dealers-and-vehicles.js';
import { loggable } from '../../runtime/create-log.js';
import { sourceFailed } from '../../upstream/create-upstream.js';
import { dealerRow, type UpstreamVehicle, vehicleRow } from './upstream-rows.js';

const timeoutMs = 3_000;

/** Stores a vehicle of the market's own stock service, so that holds and orders can lock it. */
export type AdoptVehicle = (id: string) => Promise<void>;

/**
 * Undefined if the stock is in this process's database. Each call fetches the vehicle again: its
 * price and status are the service's, except that a vehicle reserved here stays reserved. A vehicle
 * that the service does not have is left unchanged. Errors: 502 `source_failed` if the service does
 * not respond.
 */
export function createAdoptVehicle({
  config,
  db,
  clock,
  log,
}: Pick<AppContext, 'config' | 'db' | 'clock' | 'log'>): AdoptVehicle | undefined {
  const { stockServiceUrl } = config;
  if (stockServiceUrl === undefined) return undefined;
  const call = createFetchCall({ bases: { stock: stockServiceUrl } });

  const read = async (id: string): Promise<UpstreamVehicle | null> => {
    try {
      const found = await Promise.all(
        locales.map(async (lang) => {
          const input = { params: { listing: 'all', id }, query: { lang } };
          return [lang, (await call(getVehicle, input, { timeoutMs })).data] as const;
        }),
      );
      return Object.fromEntries(found);
    } catch (error) {
      if (isServiceError(error) && error.status === 404) return null;
      log.error({ error: loggable(error), id }, 'the stock service did not give a vehicle');
      throw sourceFailed();
    }
  };

  return async (id) => {
    const upstream = await read(id);
    if (upstream) await db.transaction((tx) => store(tx, upstream, clock.now()));
  };
}

async function store(tx: Database, upstream: UpstreamVehicle, now: Date): Promise<void> {
  const row = vehicleRow(upstream, await dealerOf(tx, upstream), now);
  const [known] = await tx.select().from(vehicles).where(eq(vehicles.id, row.id)).for('update');
  const isTaken = known?.status === 'reserved' || known?.status === 'sold';
  const [twin] = row.vin
    ? await tx
        .select({ id: vehicles.id })
        .from(vehicles)
        .where(and(eq(vehicles.vin, row.vin), ne(vehicles.id, row.id)))
    : [];
  const { created_at, status, ...stored } = row;
  const current = { ...stored, ...(twin && { vin: null }) };
  await tx
    .insert(vehicles)
    .values({ ...row, ...current })
    .onConflictDoUpdate({
      target: vehicles.id,
      set: { ...current, ...(!isTaken && { status }) },
    });
}

/**
 * The stored retailer with the vehicle's retailer code or id; inserts one from the vehicle's data
 * otherwise.
 */
async function dealerOf(tx: Database, upstream: UpstreamVehicle): Promise<string> {
  const wanted = dealerRow(upstream);
  const [known] = await tx
    .select({ id: dealers.id })
    .from(dealers)
    .where(
      or(inArray(dealers.dealer_code, [wanted.dealer_code, wanted.id]), eq(dealers.id, wanted.id)),
    );
  if (!known) await tx.insert(dealers).values(wanted).onConflictDoNothing();
  return known?.id ?? wanted.id;
}
