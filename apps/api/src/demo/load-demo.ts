import { eq } from 'drizzle-orm';
import { markers } from '../db/schema/index.js';
import type { Kernel } from '../frame/kernel.js';
import type { ServiceModule } from '../frame/module.js';

const marker = 'demo_market';

/**
 * Fills an empty database with the demo market: every service's part in one transaction, with a
 * marker. A kill in the middle leaves nothing; a later start, or one beside it, changes nothing.
 */
export async function loadDemo(
  { db, log }: Pick<Kernel, 'db' | 'log'>,
  services: readonly ServiceModule[],
): Promise<void> {
  const [before] = await db.select().from(markers).where(eq(markers.name, marker));
  if (before) return;
  const loaded = await db.transaction(async (tx) => {
    const marked = await tx
      .insert(markers)
      .values({ name: marker })
      .onConflictDoNothing()
      .returning();
    if (!marked.length) return false;
    for (const service of services) await service.demo?.(tx);
    return true;
  });
  if (loaded) log.info('the demo market was loaded');
}
