import type { DefinedMarket } from '@mawkib/core/market';
import { createServices, readConfig, runServer, type ServicesParts } from '@mawkib/services';
import { startMarket } from '@mawkib/site';
import type { ThemeTokens } from '@mawkib/ui/styles';
import { type BuiltApplications, mountApplications } from './mount-applications.js';

/** A market with its parts and applications. */
export interface ServedMarket extends ServicesParts, BuiltApplications {
  market: DefinedMarket<ThemeTokens>;
}

/**
 * Runs a market in one process on one origin: services, site and editor. Resolves once it listens;
 * an invalid environment ends the process with one line.
 */
export async function serveMarket(
  { market, site, editor, ...parts }: ServedMarket,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  startMarket(market);
  const built = { site: { favicons: faviconsOf(market), ...site }, editor };
  await runServer(() => createServices({ ...parts, market }, readConfig(environment)), {
    // In development the applications have their own servers.
    ...(environment.SERVICES_ONLY !== 'true' && { mount: mountApplications(built, environment) }),
  });
}

/** Icon of each theme: that of the first brand that has one. */
const faviconsOf = ({ brands }: Pick<DefinedMarket, 'brands'>) =>
  Object.fromEntries(
    brands.toReversed().flatMap(({ theme, favicon }) => (favicon ? [[theme, favicon]] : [])),
  );
