import type { DefinedMarket } from '@mawkib/core/market';
import { createServices, readConfig, runServer, type ServicesParts } from '@mawkib/services';
import type { ThemeTokens } from '@mawkib/ui/styles';
import { type BuiltApplications, mountApplications } from './mount-applications.js';
import { startMarket } from './start-market.js';

/** A market and its applications, as its team puts them together. */
export interface ServedMarket extends ServicesParts, BuiltApplications {
  market: DefinedMarket<ThemeTokens>;
}

/**
 * Runs a whole market in one process on one origin: its services, its site, its editor. Resolves once
 * it listens; what the environment has wrong ends the process with one line.
 */
export async function serveMarket(
  { market, site, editor, ...parts }: ServedMarket,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  startMarket(market);
  const built = { site: { favicons: faviconsOf(market), ...site }, editor };
  await runServer(() => createServices({ ...parts, market }, readConfig(environment)), {
    // In development the applications have servers of their own.
    ...(environment.SERVICES_ONLY !== 'true' && { mount: mountApplications(built, environment) }),
  });
}

/** The icon of each theme: that of the first brand which has it. */
const faviconsOf = ({ brands }: Pick<DefinedMarket, 'brands'>) =>
  Object.fromEntries(
    brands.toReversed().flatMap(({ theme, favicon }) => (favicon ? [[theme, favicon]] : [])),
  );
