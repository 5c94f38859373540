import { loadTranslations } from '@mawkib/api-clients/stock';
import { type Locale, localizedPath } from '@mawkib/core/locale';
import {
  createShowroom,
  normaliseVehicle,
  VehicleMissingError,
} from '@mawkib/stock-locator/engine';
import type { SiteContext } from '../context/site-context.ts';
import { loadShowroomData } from '../order/load-showroom-data.server.ts';
import { loadSimilar, loadVehicle } from '../order/load-vehicle.server.ts';
import { redirectTo404 } from '../request/redirect-to-404.server.ts';

const textsTimeLimit = 2_000;

/**
 * Loads a vehicle page's data in the order of the showroom. Throws the error that prevents it; if
 * the vehicle or its model is missing, a redirect to the market's 404 page.
 */
export async function openShowroom(site: SiteContext, id: string, locale: Locale) {
  const logger = {
    warn: (message: string, details?: unknown) => site.log('warn', message, details),
    error: (message: string, details?: unknown) => site.log('error', message, details),
  };
  const showroom = createShowroom(
    {
      vehicle: (wanted, language) => loadVehicle(site, wanted, language),
      similar: (vehicle, language) => loadSimilar(site, vehicle, language),
      config: (vehicle, language) => loadShowroomData(site, vehicle, language),
      texts: (language) =>
        loadTranslations(
          site.call,
          { key: 'showroom', language, logger },
          { locale: language, signal: AbortSignal.timeout(textsTimeLimit) },
        ),
    },
    { language: locale, logger },
  );
  const outcome = await showroom.init({ id });
  if ('error' in outcome) {
    throw outcome.error instanceof VehicleMissingError
      ? await redirectTo404(site, locale)
      : outcome.error;
  }
  const { vehicle, similar, config, texts } = outcome;
  const pageUrl = `${site.publicUrl}${localizedPath(normaliseVehicle(vehicle).link, locale)}`;
  return { vehicle, similar, texts, pageUrl, ...config };
}
