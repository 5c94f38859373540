import type { Locale } from '@mawkib/core/locale';
import { summariseVehicle } from '@mawkib/order-online/engine';
import { normaliseVehicle } from '@mawkib/stock-locator/engine';
import type { SiteContext } from '../site-context.ts';
import { loadVehicle } from './load-vehicle.server.ts';

/** What the journey shows of a car, with the theme of its brand. */
export async function loadSummary(site: SiteContext, id: string, locale: Locale) {
  const raw = await loadVehicle(site, id, locale);
  return {
    raw,
    theme: raw.nameplate_brand_name === 'Jaguar' ? ('jaguar' as const) : ('land-rover' as const),
    vehicle: summariseVehicle(normaliseVehicle(raw), locale),
  };
}
