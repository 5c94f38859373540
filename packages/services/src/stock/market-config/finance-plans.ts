import { type FinancePlan, readFinancePlan } from '@mawkib/stock-locator/engine';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import type { Database } from '../../db/database.js';
import { isDatabaseUnreachable } from '../../db/database-errors.js';
import { companyConfig } from '../../db/schema/index.js';

/** Cache lifetime of the configuration in milliseconds. */
const maxAgeMs = 15_000;

/** Financing settings from which monthly rates are calculated. */
export interface FinancePlans {
  current(): Promise<ConfiguredPlan>;
}

export interface ConfiguredPlan {
  /** Null: disabled, there is no filter by monthly rate. */
  readonly plan: FinancePlan | null;
  /** False: not configured, so pages do not offer it. */
  readonly isConfigured: boolean;
}

/** Reads the showroom's `mini_finance_calculator`. */
export async function readMarketPlan(
  db: Database,
  log: Pick<AppContext['log'], 'warn' | 'error'>,
): Promise<ConfiguredPlan> {
  const logger = {
    warn: (message: string, details?: unknown) => log.warn({ details }, message),
    error: (message: string, details?: unknown) => log.error({ details }, message),
  };
  const [found] = await db
    .select({ plan: sql<unknown>`${companyConfig.data} -> 'mini_finance_calculator'` })
    .from(companyConfig)
    .where(
      and(
        eq(companyConfig.company, 'default'),
        eq(companyConfig.section, 'showroom'),
        eq(companyConfig.config_type, 'additional'),
        sql`${companyConfig.data} ? 'mini_finance_calculator'`,
      ),
    )
    .orderBy(asc(companyConfig.position))
    .limit(1);
  return { plan: readFinancePlan(found?.plan, logger), isConfigured: found !== undefined };
}

/**
 * `readMarketPlan`, cached; the stale value is used while the database is
 * unreachable. Site document, section 9.
 */
export function createFinancePlans({
  db,
  events,
  clock,
  log,
}: Pick<AppContext, 'db' | 'events' | 'clock' | 'log'>): FinancePlans {
  let cached: { plan: Promise<ConfiguredPlan>; until: number } | undefined;
  let last: ConfiguredPlan | undefined;
  events.on('resync', () => {
    cached = undefined;
  });
  const read = () => readMarketPlan(db, log);
  return {
    current() {
      const now = clock.now().getTime();
      if (!cached || now >= cached.until) {
        const plan = read().catch((error: unknown) => {
          cached = undefined;
          if (last && isDatabaseUnreachable(error)) return last;
          throw error;
        });
        cached = { plan, until: now + maxAgeMs };
        plan.then(
          (plan) => {
            last = plan;
          },
          () => {},
        );
      }
      return cached.plan;
    },
  };
}
