import type { Person } from '@mawkib/api-clients/contracts';
import { definitionOf } from '@mawkib/blocks/definitions';
import { validateTree } from '@mawkib/blocks/model';
import { eq } from 'drizzle-orm';
import { recordChange } from '../audit/audit-log.js';
import { pages, pageVersions } from '../db/schema/index.js';
import type { Kernel } from '../frame/kernel.js';
import { lockPage } from './lock-page.js';
import { pageRefusals } from './page-refusals.js';
import { draftSnapshot, type PageRow } from './staff-page.js';

export interface Publication {
  id: string;
  /** The version that whoever publishes has seen. */
  version: number;
  by: Person;
}

/** Makes the draft what visitors get, keeps it whole, and tells every process once it is so. */
export function publishDraft(
  { db, clock, events }: Pick<Kernel, 'db' | 'clock' | 'events'>,
  { id, version, by }: Publication,
) {
  return db.transaction(async (tx): Promise<PageRow> => {
    const page = await lockPage(tx, id, version);
    if (page.published_version === version) return page;
    const snapshot = draftSnapshot(page);
    const errors = validateTree(snapshot.blocks, definitionOf).filter(
      ({ severity }) => severity === 'error',
    );
    if (errors.length) throw pageRefusals.invalidPage(errors);
    await tx.insert(pageVersions).values({
      page_id: id,
      version,
      snapshot,
      published_at: clock.now(),
      published_by: by.name,
    });
    const [published] = await tx
      .update(pages)
      .set({ published: snapshot, published_version: version })
      .where(eq(pages.id, id))
      .returning();
    const subject = `page/${id}`;
    await recordChange(tx, {
      by,
      at: clock.now(),
      action: 'page.published',
      subject,
      details: { version },
    });
    await events.announce(tx, 'page_published', { page_id: id, path: page.path, version });
    return published as PageRow;
  });
}
