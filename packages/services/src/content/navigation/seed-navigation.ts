import type { AppContext } from '../../app-context.js';
import { insertRows } from '../../db/insert-rows.js';
import { markers, navEntries } from '../../db/schema/index.js';

const marker = 'market_navigation';

/**
 * Inserts the market's navigation into a database without one. It runs once, with or without demo
 * content; later changes by staff are not touched.
 */
export async function seedNavigation({
  db,
  market,
}: Pick<AppContext, 'db' | 'market'>): Promise<void> {
  const { navigation = [] } = market;
  if (navigation.length === 0) return;
  await db.transaction(async (tx) => {
    const marked = await tx
      .insert(markers)
      .values({ name: marker })
      .onConflictDoNothing()
      .returning();
    if (marked.length === 0 || (await tx.$count(navEntries)) > 0) return;
    const rows = navigation.map(({ children = [], image_id = null, label, ...link }, position) => ({
      ...link,
      label: { ...label },
      image_id,
      position,
      children: children.map((child) => ({ ...child, label: { ...child.label } })),
    }));
    await insertRows(tx, navEntries, rows);
  });
}
