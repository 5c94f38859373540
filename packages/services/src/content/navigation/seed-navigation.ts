import { navPanelDraft } from '@mawkib/api-clients/contracts/content';
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
    const rows = navigation.map((link, position) => ({
      id: link.id,
      label: { ...link.label },
      url: link.url,
      area: link.area,
      image_id: link.image_id ?? null,
      icon: link.icon ?? null,
      dc_strategy: link.dc_strategy ?? null,
      position,
      children: (link.children ?? []).map((child) => ({ ...child, label: { ...child.label } })),
      panel: navPanelDraft.parse({
        columns: link.columns,
        cards: link.cards,
        feature: link.feature,
      }),
    }));
    await insertRows(tx, navEntries, rows);
  });
}
