import type { RawVehicle } from '@mawkib/api-clients/contracts';
import { loadCompanyConfig } from '@mawkib/api-clients/stock';
import type { Locale } from '@mawkib/core/locale';
import {
  type JourneyConfig,
  type JourneyKind,
  journeyConfigTypes,
  readJourneyConfig,
} from '@mawkib/order-online/engine';
import type { SiteContext } from '../context/site-context.ts';

const timeLimit = 2_000;

/** Company that sells a vehicle. */
export const companyOf = (raw: RawVehicle): string => String(raw.company_uuid ?? raw.owner_id);

/**
 * Loads the configuration of a vehicle's order journey with one call; without it the journey has
 * its defaults.
 */
export async function loadJourneyConfig(
  site: Pick<SiteContext, 'call' | 'log'>,
  { kind, raw }: { kind: JourneyKind; raw: RawVehicle },
  locale: Locale,
): Promise<JourneyConfig> {
  const logger = {
    warn: (message: string, details?: unknown) => site.log('warn', message, details),
    error: (message: string, details?: unknown) => site.log('error', message, details),
  };
  const request = { company: companyOf(raw), types: journeyConfigTypes(kind) };
  const context = { locale, signal: AbortSignal.timeout(timeLimit) };
  const entries = await loadCompanyConfig(site.call, request, context).catch((error: unknown) => {
    // A redirect to sign-in or no-access takes precedence.
    if (error instanceof Response) throw error;
    site.log('warn', 'The order configuration could not be loaded', error);
    return [];
  });
  return readJourneyConfig(entries, kind, logger);
}
