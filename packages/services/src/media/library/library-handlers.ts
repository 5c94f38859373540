import type { ParsedOf } from '@mawkib/api-clients/contracts';
import {
  deleteMedia,
  getMedia,
  getMediaUsage,
  listMedia,
  updateMedia,
} from '@mawkib/api-clients/contracts/media';
import { eq } from 'drizzle-orm';
import { recordChange } from '../../audit/record-change.js';
import type { Database } from '../../db/database.js';
import { type MediaRow, mediaItems } from '../../db/schema/media-items.js';
import {
  type HandlerContext,
  type Implementation,
  implementWith,
  signedIn,
} from '../../http/implement.js';
import { type CachedItems, findItem } from '../cached-items.js';
import { listItems } from '../list-items.js';
import { mediaErrors } from '../media-errors.js';
import { searchText } from '../search-text.js';
import { findUsage } from './find-usage.js';
import { presentItem } from './present-item.js';

const implement = implementWith<'db' | 'events' | 'clock'>();

/** The media library for staff, except uploads. */
export const libraryHandlers = (items: CachedItems): Implementation[] => [
  implement(listMedia, async ({ query }, { db }) => {
    const { rows, meta } = await listItems(db, query);
    return { data: rows.map(presentItem), meta };
  }),
  implement(getMedia, async ({ params: { id } }, { db }) => ({
    data: presentItem(await itemOf(db, id)),
  })),
  implement(updateMedia, ({ params: { id }, body: { version, ...change } }, context) =>
    context.db.transaction(async (tx) => {
      const row = await lockItem(tx, id, version);
      if (change.focal && row.type !== 'image') throw mediaErrors.noPicture();
      const updated = await changeItem(tx, context, row, changed(row, change), 'media.updated');
      context.afterCommit(() => items.forget([id]));
      return { data: presentItem(updated) };
    }),
  ),
  implement(deleteMedia, ({ params: { id }, query: { version } }, context) =>
    context.db.transaction(async (tx) => {
      const row = await lockItem(tx, id, version);
      const usages = await findUsage(tx, id);
      if (usages.length) throw mediaErrors.inUse(usages);
      await changeItem(tx, context, row, { deleted_at: context.clock.now() }, 'media.deleted');
      context.afterCommit(() => items.forget([id]));
      return { data: { id, deleted: true as const } };
    }),
  ),
  implement(getMediaUsage, async ({ params: { id } }, { db }) => {
    await itemOf(db, id);
    return { data: await findUsage(db, id) };
  }),
];

export async function itemOf(db: Database, id: string): Promise<MediaRow> {
  const row = await findItem(db, id);
  if (!row) throw mediaErrors.unknownMedia();
  return row;
}

/** Loads a file and locks it until the commit. Throws 409 if `version` is not the current one. */
export async function lockItem(tx: Database, id: string, version: number): Promise<MediaRow> {
  const [row] = await tx.select().from(mediaItems).where(eq(mediaItems.id, id)).for('update');
  if (!row || row.deleted_at) throw mediaErrors.unknownMedia();
  if (row.version !== version) throw mediaErrors.stale(presentItem(row));
  return row;
}

/** Changes a file, records it in the audit log and notifies all processes after the commit. */
export async function changeItem(
  tx: Database,
  context: Pick<HandlerContext, 'events' | 'clock' | 'person'>,
  row: MediaRow,
  change: Partial<MediaRow>,
  action: string,
): Promise<MediaRow> {
  const { id, version } = row;
  const at = context.clock.now();
  const [updated] = await tx
    .update(mediaItems)
    .set({ ...change, version: version + 1, updated_at: at })
    .where(eq(mediaItems.id, id))
    .returning();
  if (!updated) throw mediaErrors.unknownMedia();
  await recordChange(tx, {
    by: signedIn(context),
    at,
    action,
    subject: `media/${id}`,
    details: { version: updated.version, name: updated.name },
  });
  await context.events.announce(tx, 'media_changed', { ids: [id] });
  return updated;
}

type Change = Omit<ParsedOf<typeof updateMedia>['body'], 'version'>;

/** Merges a change into the row. Omitted fields stay; duplicate tags are removed. */
function changed(row: MediaRow, { name, title, alt, tags, focal }: Change) {
  const texts = {
    name: name ?? row.name,
    title: title ?? row.title,
    alt: alt ?? row.alt,
    tags: tags ? [...new Set(tags)] : row.tags,
  };
  return {
    ...texts,
    focal: focal ?? row.focal,
    search_text: searchText({ ...texts, id: row.id, kind: row.kind }),
  };
}
