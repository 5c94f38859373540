import type { RawVehicle, Retailer } from '@mawkib/api-clients/contracts';
import { createStockClient } from '@mawkib/api-clients/stock';
import type { Locale } from '@mawkib/core/locale';
import { sanitize } from '@mawkib/ui/rich-text';
import type { SiteContext } from '../site-context.ts';
import { stockListing } from './load-vehicle.server.ts';

type Site = Pick<SiteContext, 'call' | 'log'>;

/** What the market configures beside vehicles, by how one is had; `additional` is for all. */
const wanted = { cash: 'cash', lease: 'lease', rent: 'subscription' } as const;

const timeLimit = 2_000;

/** Notes of the market beside a vehicle, and who sells it; without what cannot be had in time. */
export async function loadShowroomFacts(site: Site, vehicle: RawVehicle, locale: Locale) {
  const logger = {
    warn: (message: string, details?: unknown) => site.log('warn', message, details),
    error: (message: string, details?: unknown) => site.log('error', message, details),
  };
  const stock = createStockClient(site.call, { logger });
  const context = () => ({ locale, signal: AbortSignal.timeout(timeLimit) });
  const orNothing = <T>(flight: Promise<T[]>, what: string) =>
    flight.catch((error: unknown): T[] => {
      // Whoever may not is led away, whatever else was asked.
      if (error instanceof Response) throw error;
      site.log('warn', `${what} could not be loaded`, error);
      return [];
    });
  const types = ['additional', ...Object.values(wanted)];
  const [config, retailers] = await Promise.all([
    orNothing(stock.getCompanyConfig({ types }, context()), 'Showroom configuration'),
    orNothing(
      stock.getListingDealers(stockListing, vehicle.nameplate_brand_name, context()),
      'Retailers',
    ),
  ]);
  const ways = vehicle.financing_options.map((option) => wanted[option as keyof typeof wanted]);
  const shown = new Set<string>(['additional', ...ways]);
  return {
    notes: config
      .filter(({ config_type }) => shown.has(config_type))
      .flatMap(({ data }) => notesOf(data)),
    retailer: sellerOf(vehicle, retailers),
  };
}

function sellerOf({ owner_dealer_code: code }: RawVehicle, retailers: readonly Retailer[]) {
  return retailers.find(({ dealer_code }) => dealer_code === code) ?? null;
}

/** Items of an entry that are texts; whatever else the market keeps there is not for this page. */
function notesOf(data: unknown): { title: string; html: string }[] {
  const { items } = (data ?? {}) as { items?: unknown };
  if (!Array.isArray(items)) return [];
  return items.flatMap(({ title, html }: Record<string, unknown>) =>
    typeof title === 'string' && typeof html === 'string' && title && html
      ? [{ title, html: sanitize(html) }]
      : [],
  );
}
