import type { RawVehicle } from '@mawkib/api-clients/contracts/stock';
import { loadCompanyConfig } from '@mawkib/api-clients/stock';
import type { Locale } from '@mawkib/core/locale';
import type { ShownTerms } from '@mawkib/order-online';
import {
  type JourneyConfig,
  type JourneyKind,
  journeyConfigTypes,
  readJourneyConfig,
} from '@mawkib/order-online/engine';
import { sanitize } from '@mawkib/ui/rich-text';
import type { SiteContext } from '../context/site-context.ts';
import { nullOnFailure } from '../request/null-on-failure.ts';

const timeLimit = 2_000;

/** Company that sells a vehicle. */
export const companyOf = (raw: RawVehicle): string => String(raw.company_uuid ?? raw.owner_id);

/** The configuration with sanitised markup. */
export interface Loaded extends JourneyConfig {
  checkout: JourneyConfig['checkout'] & { terms: ShownTerms[] };
}

/**
 * Loads the configuration of a vehicle's order journey with one call; without it the journey has
 * its defaults.
 */
export async function loadJourneyConfig(
  site: Pick<SiteContext, 'call' | 'log'>,
  { kind, raw }: { kind: JourneyKind; raw: RawVehicle },
  locale: Locale,
): Promise<Loaded> {
  const logger = {
    warn: (message: string, details?: unknown) => site.log('warn', message, details),
    error: (message: string, details?: unknown) => site.log('error', message, details),
  };
  const request = { company: companyOf(raw), types: journeyConfigTypes(kind) };
  const context = { locale, signal: AbortSignal.timeout(timeLimit) };
  const entries = loadCompanyConfig(site.call, request, context);
  const loaded = await nullOnFailure(site, 'The order configuration', entries);
  const config = readJourneyConfig(loaded ?? [], kind, logger);
  const terms = config.checkout.terms
    .map((each) => ({ ...each, html: sanitize(each.html) }))
    .filter(({ html }) => html.trim() !== '');
  return { ...config, checkout: { ...config.checkout, terms } };
}
