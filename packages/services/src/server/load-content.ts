import { eq } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import type { LoadContent } from '../config/market-content.js';
import { markers } from '../db/schema/index.js';
import type { ServiceModule } from '../http/service-module.js';

const marker = 'demo_market';

/**
 * Fills an empty database with the market's initial content: the parts of all services and a
 * marker, in one transaction. If it is interrupted nothing is stored; later or concurrent starts
 * change nothing.
 */
export async function loadContent(
  { db, log, catalogue, clock }: Pick<AppContext, 'db' | 'log' | 'catalogue' | 'clock'>,
  services: readonly ServiceModule[],
  load: LoadContent,
): Promise<void> {
  const [before] = await db.select().from(markers).where(eq(markers.name, marker));
  if (before) return;
  const content = await load({ catalogue, today: clock.now() });
  const loaded = await db.transaction(async (tx) => {
    const marked = await tx
      .insert(markers)
      .values({ name: marker })
      .onConflictDoNothing()
      .returning();
    if (!marked.length) return false;
    for (const service of services) await service.seed?.(tx, content);
    return true;
  });
  if (loaded) log.info('the initial content of the market was loaded');
}
