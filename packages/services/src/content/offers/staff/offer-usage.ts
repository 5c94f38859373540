import type { Localized } from '@mawkib/api-clients/contracts';
import type { Catalogue } from '@mawkib/blocks/definitions';
import { pageClaims } from '@mawkib/blocks/model';
import { nameKey } from '@mawkib/core/dynamic-content';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.js';
import { offers, pages } from '../../../db/schema/index.js';
import { offerErrors } from '../offer-errors.js';

type Usage = {
  page_id: string;
  path: string;
  title: Localized;
  is_published: boolean;
};

/** Pages with a block, an item or a tag that names the offer, in their draft or as published. */
export async function offerUsage(
  db: Database,
  id: string,
  { definitionOf }: Pick<Catalogue, 'definitionOf'>,
): Promise<Usage[]> {
  const [offer] = await db.select().from(offers).where(eq(offers.id, id));
  if (!offer) throw offerErrors.unknown();
  const key = nameKey(offer.car_model_key);
  const names = (blocks: unknown) =>
    pageClaims(blocks, definitionOf).offers.some(
      (claim) => claim.key === id || (claim.property === undefined && nameKey(claim.key) === key),
    );
  const all = await db
    .select({
      page_id: pages.id,
      path: pages.path,
      title: pages.title,
      blocks: pages.blocks,
      published: pages.published,
    })
    .from(pages)
    .where(and(eq(pages.kind, 'page'), isNull(pages.deleted_at)))
    .orderBy(asc(pages.path));
  return all.flatMap(({ blocks, published, ...page }) => {
    const is_published = published !== null && names(published.blocks);
    return is_published || names(blocks) ? [{ ...page, is_published }] : [];
  });
}
