import { eq } from 'drizzle-orm';
import type { AppContext } from '../app-context.js';
import type { LoadContent, MarketContent } from '../config/market-content.js';
import { forms, markers, pages, settings } from '../db/schema/index.js';
import type { ServiceModule } from '../http/service-module.js';

/** Named before there was content without a demo. */
const marker = 'demo_market';

/**
 * Fills an empty database with the market's initial content and, if `demo` is set, its demo content:
 * the parts of all services and a marker, in one transaction. If it is interrupted nothing is
 * stored; later or concurrent starts change nothing, nor does a first start of a market that has
 * pages, forms or settings already.
 */
export async function loadContent(
  { db, log, catalogue, clock, config }: AppContext,
  services: readonly ServiceModule[],
): Promise<void> {
  const { content, demoContent, demo } = config;
  if (!content && !demo) return;
  const [before] = await db.select().from(markers).where(eq(markers.name, marker));
  if (before) return;
  const about = { catalogue, today: clock.now() };
  const read = async (load: LoadContent | undefined) => (load ? load(about) : {});
  const initial = joined(await read(content), demo ? await read(demoContent) : {});
  const loaded = await db.transaction(async (tx) => {
    const marked = await tx
      .insert(markers)
      .values({ name: marker })
      .onConflictDoNothing()
      .returning();
    if (!marked.length || (await isInUse(tx))) return false;
    for (const service of services) {
      await service.seed?.(tx, initial);
      if (demo) await service.seedDemo?.(tx);
    }
    return true;
  });
  if (!loaded) return;
  log.info(`the initial content of the market was loaded ${demo ? 'with' : 'without'} the demo`);
}

/** Lists one after the other, values of the second before those of the first. */
function joined(first: MarketContent, second: MarketContent): MarketContent {
  const names = new Set([...Object.keys(first), ...Object.keys(second)]);
  const entries = [...names].map((name) => {
    const [one, other] = [first, second].map((part) => part[name as keyof MarketContent]);
    if (Array.isArray(one) && Array.isArray(other)) return [name, [...one, ...other]];
    if (one && other) return [name, { ...one, ...other }];
    return [name, other ?? one];
  });
  return Object.fromEntries(entries);
}

async function isInUse(tx: Pick<AppContext['db'], '$count'>): Promise<boolean> {
  for (const table of [pages, forms, settings]) {
    if ((await tx.$count(table)) > 0) return true;
  }
  return false;
}
