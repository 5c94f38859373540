import type { CompanyConfigEntry, RawVehicle, Retailer } from '@mawkib/api-clients/contracts/stock';
import { loadCompanyConfig, loadListingDealers } from '@mawkib/api-clients/stock';
import type { Locale } from '@mawkib/core/locale';
import { readShowroomConfig } from '@mawkib/stock-locator/engine';
import { sanitize } from '@mawkib/ui/rich-text';
import type { SiteContext } from '../context/site-context.ts';
import { stockListing } from '../market-cache/stock-listing.server.ts';
import { nullOnFailure } from '../request/null-on-failure.ts';

type Site = Pick<SiteContext, 'call' | 'log' | 'market'>;

const requested = ['additional', 'cash', 'lease', 'subscription', 'order_online'];

const timeLimit = 2_000;

/** Loads the market's content for a vehicle, and its retailer; parts that time out are left out. */
export async function loadShowroomData(site: Site, vehicle: RawVehicle, locale: Locale) {
  const logger = {
    warn: (message: string, details?: unknown) => site.log('warn', message, details),
    error: (message: string, details?: unknown) => site.log('error', message, details),
  };
  const { settings } = await site.market(locale);
  const company = settings.get('stock_locator.company_config').trim() || undefined;
  const context = () => ({ locale, signal: AbortSignal.timeout(timeLimit) });
  const orNothing = async <T>(flight: Promise<T[]>, what: string) =>
    (await nullOnFailure(site, what, flight)) ?? [];
  const [config, retailers] = await Promise.all([
    orNothing(
      loadCompanyConfig(site.call, { company, types: requested }, context()),
      'Showroom configuration',
    ),
    orNothing(
      loadListingDealers(
        site.call,
        { listing: stockListing, brand: vehicle.nameplate_brand_name },
        context(),
      ),
      'Retailers',
    ),
  ]);
  return {
    content: readShowroomConfig(config, { sanitize, logger }),
    retailer: sellerOf(vehicle, retailers),
    reserves: ordersOnline(config),
  };
}

/** True if the market takes orders online, which is the default. */
function ordersOnline(config: readonly CompanyConfigEntry[]): boolean {
  const entry = config.find(({ config_type }) => config_type === 'order_online');
  return (entry?.data as { enabled?: unknown } | null | undefined)?.enabled !== false;
}

function sellerOf({ owner_dealer_code: code }: RawVehicle, retailers: readonly Retailer[]) {
  return retailers.find(({ dealer_code }) => dealer_code === code) ?? null;
}
