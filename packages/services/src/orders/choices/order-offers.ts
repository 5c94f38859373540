import type { Locale } from '@mawkib/api-clients/contracts';
import type { FinancingOption } from '@mawkib/core/vocabulary';
import { financingOptions } from '@mawkib/core/vocabulary';
import { distanceKm, type FinancePlan, rateOf } from '@mawkib/stock-locator/engine';
import { and, arrayContains, asc, eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import type { Database } from '../../db/database.js';
import { type Dealer, dealers, type Vehicle } from '../../db/schema/dealers-and-vehicles.js';
import { readMarketPlan } from '../../stock/market-config/finance-plans.js';
import { type StepsEntry, stepsEntryOf } from './steps-entry.js';

/** Offers of the market for a vehicle: the base of its options, checks and prices. */
export interface OrderOffers {
  vehicle: Vehicle;
  seller: Dealer;
  entry: StepsEntry;
  /** Financing options with their price in minor units; null: on request. */
  payments: { option: FinancingOption; price: number | null }[];
  /** Null: cash is not financed. */
  plan: FinancePlan | null;
  /** Retailers that hand the vehicle over; the seller first, then the nearest. */
  retailers: { dealer: Dealer; km: number | null }[];
}

export interface WantedOffers {
  vehicle: Vehicle;
  config_url: string | undefined;
}

export type OffersParts = Pick<AppContext, 'log'> & { locale: Locale };

/** Reads what the market offers with a vehicle. `config_url`: it was configured. */
export async function orderOffers(
  db: Database,
  { vehicle, config_url }: WantedOffers,
  { log, locale }: OffersParts,
): Promise<OrderOffers> {
  const [seller] = await db.select().from(dealers).where(eq(dealers.id, vehicle.owner_id));
  if (!seller) throw new Error(`Vehicle ${vehicle.id} has no owner`);
  const { company_uuid } = seller;
  // The address of another configuration has none of the entries of configured vehicles.
  const isConfigured = config_url !== undefined && vehicle.config_url === config_url;
  const entry = await stepsEntryOf(db, { company_uuid, isConfigured }, locale);
  const payments = paymentsOf(vehicle);
  const { plan, isConfigured: isFinanced } = await readMarketPlan(db, log);
  const isPriced = payments.some(({ option, price }) => option === 'cash' && price !== null);
  return {
    vehicle,
    seller,
    entry,
    payments,
    plan: plan && isFinanced && isPriced && rateOf(plan, vehicle.state) !== null ? plan : null,
    retailers: await retailersOf(db, seller, vehicle),
  };
}

function paymentsOf(vehicle: Vehicle): OrderOffers['payments'] {
  const { financing_options, price_hidden } = vehicle;
  const prices: Record<FinancingOption, number> = {
    cash: vehicle.sale_minor,
    lease: vehicle.monthly_minor,
    rent: vehicle.subscribe_minor,
  };
  const offered = financingOptions.filter((option) => financing_options.includes(option));
  return (offered.length > 0 ? offered : (['cash'] as const)).map((option) => ({
    option,
    price: price_hidden.includes(option) || prices[option] <= 0 ? null : prices[option],
  }));
}

async function retailersOf(db: Database, seller: Dealer, { brand }: Vehicle) {
  const others = await db
    .select()
    .from(dealers)
    .where(
      and(eq(dealers.company_uuid, seller.company_uuid), arrayContains(dealers.brands, [brand])),
    )
    .orderBy(asc(dealers.position));
  const near = others
    .filter(({ id }) => id !== seller.id)
    .map((dealer) => ({
      dealer,
      km: isPlaced(seller) && isPlaced(dealer) ? distanceKm(seller, dealer) : null,
    }))
    .sort((a, b) => (a.km ?? Number.MAX_VALUE) - (b.km ?? Number.MAX_VALUE));
  return [{ dealer: seller, km: 0 }, ...near];
}

/** Imported retailers without a place have 0, 0. */
export const isPlaced = ({ latitude, longitude }: Dealer) => latitude !== 0 || longitude !== 0;
