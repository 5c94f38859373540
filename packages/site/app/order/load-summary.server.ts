import { themeOf, themeOfBrand } from '@mawkib/core/brands';
import type { Locale } from '@mawkib/core/locale';
import { type JourneySubject, summariseVehicle } from '@mawkib/order-online/engine';
import { normaliseVehicle } from '@mawkib/stock-locator/engine';
import type { SiteContext } from '../context/site-context.ts';
import { loadSubject } from './load-vehicle.server.ts';

/** Summary of a vehicle for the order journey, with the theme of its brand. */
export async function loadSummary(site: SiteContext, subject: JourneySubject, locale: Locale) {
  const raw = await loadSubject(site, subject, locale);
  return {
    raw,
    theme: themeOfBrand(raw.nameplate_brand_name),
    vehicle: summariseVehicle(normaliseVehicle(raw), locale),
  };
}

/**
 * Like `loadSummary`, but undefined for a vehicle that was removed or cannot be loaded, for orders
 * that are shown without it.
 */
export async function findSummary(site: SiteContext, id: string, locale: Locale) {
  try {
    return await loadSummary(site, { kind: 'normal', vehicleId: id }, locale);
  } catch (error) {
    if (!(error instanceof Response)) site.log('warn', `Vehicle ${id} could not be loaded`, error);
    return { raw: undefined, vehicle: undefined, theme: themeOf(undefined) };
  }
}
