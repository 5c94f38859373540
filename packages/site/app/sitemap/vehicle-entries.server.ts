import type { Call } from '@mawkib/api-clients';
import { listVehicleAddresses, type VehicleAddress } from '@mawkib/api-clients/contracts/stock';
import { defaultLocale, type Locale, locales } from '@mawkib/core/locale';
import { showroomPath } from '@mawkib/stock-locator/engine';
import { stockListing } from '../market-cache/stock-listing.server.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/** Max page size of the service. */
const atOnce = 1000;

/** Number of vehicles in the market's public list. */
export async function countVehicles(call: Call): Promise<number> {
  const { meta } = await addresses(call, defaultLocale(), 1, 1);
  return meta.total;
}

/** Vehicles of the market's public list from an offset on; a multiple of 1000. */
export async function vehicleEntries(
  call: Call,
  first: number,
  count: number,
): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for (let page = first / atOnce + 1; entries.length < count; page += 1) {
    const responses = await Promise.all(
      locales.map(async (lang) => (await addresses(call, lang, page, atOnce)).data),
    );
    const paths = responses.map((found) => new Map(found.map((each) => [each.id, pathOf(each)])));
    const [rows = []] = responses;
    entries.push(
      ...rows.map((row) => ({
        path: Object.fromEntries(
          locales.map((locale, at) => [locale, paths[at]?.get(row.id) ?? pathOf(row)]),
        ),
        changedAt: row.updated_at ?? null,
      })),
    );
    if (rows.length < atOnce) break;
  }
  return entries;
}

const addresses = (call: Call, lang: Locale, page: number, items: number) =>
  call(listVehicleAddresses, { params: { listing: stockListing }, query: { lang, page, items } });

const pathOf = (address: VehicleAddress) =>
  showroomPath({
    id: address.id,
    specification: {
      state: address.state,
      brand: address.nameplate_brand_name,
      model: address.nameplate_name,
      productionYear: address.production_year,
      engines: address.engine_type,
      drivetrain: address.drivetrain,
      transmission: address.transmission,
      color: address.color_name,
    },
  });
