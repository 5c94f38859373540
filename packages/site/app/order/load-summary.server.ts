import { themeOf, themeOfBrand } from '@mawkib/core/brands';
import type { Locale } from '@mawkib/core/locale';
import { summariseVehicle } from '@mawkib/order-online/engine';
import { normaliseVehicle } from '@mawkib/stock-locator/engine';
import type { SiteContext } from '../context/site-context.ts';
import { loadVehicle } from './load-vehicle.server.ts';

/** What the journey shows of a car, with the theme of its brand. */
export async function loadSummary(site: SiteContext, id: string, locale: Locale) {
  const raw = await loadVehicle(site, id, locale);
  return {
    raw,
    theme: themeOfBrand(raw.nameplate_brand_name),
    vehicle: summariseVehicle(normaliseVehicle(raw), locale),
  };
}

/** The same beside an order that stands without it: a car that is gone or cannot be had is left out. */
export async function findSummary(site: SiteContext, id: string, locale: Locale) {
  try {
    return await loadSummary(site, id, locale);
  } catch (error) {
    if (!(error instanceof Response)) site.log('warn', `Vehicle ${id} could not be loaded`, error);
    return { vehicle: undefined, theme: themeOf(undefined) };
  }
}
