import { type FinancePlan, readFinancePlan } from '@mawkib/stock-locator/engine';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { isDatabaseUnreachable } from '../../db/database-errors.js';
import { companyConfig } from '../../db/schema/index.js';

/** A configuration that was changed holds after this. */
const keptForMs = 15_000;

/** What the market lends on: what lists by the month are reckoned with. */
export interface FinancePlans {
  current(): Promise<KnownPlan>;
}

export interface KnownPlan {
  /** Null: switched off, and there is no budget. */
  readonly plan: FinancePlan | null;
  /** False: the market says nothing of it, so pages do not offer it. */
  readonly isConfigured: boolean;
}

/** The showroom's `mini_finance_calculator`, in memory for a moment, or until the database answers. Site document, section 9. */
export function createFinancePlans({
  db,
  events,
  clock,
  log,
}: Pick<AppContext, 'db' | 'events' | 'clock' | 'log'>): FinancePlans {
  let kept: { known: Promise<KnownPlan>; until: number } | undefined;
  let last: KnownPlan | undefined;
  events.on('resync', () => {
    kept = undefined;
  });
  const logger = {
    warn: (message: string, details?: unknown) => log.warn({ details }, message),
    error: (message: string, details?: unknown) => log.error({ details }, message),
  };
  const read = async (): Promise<KnownPlan> => {
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
  };
  return {
    current() {
      const now = clock.now().getTime();
      if (!kept || now >= kept.until) {
        const known = read().catch((error: unknown) => {
          kept = undefined;
          if (last && isDatabaseUnreachable(error)) return last;
          throw error;
        });
        kept = { known, until: now + keptForMs };
        known.then(
          (plan) => {
            last = plan;
          },
          () => {},
        );
      }
      return kept.known;
    },
  };
}
