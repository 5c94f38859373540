import { randomBytes } from 'node:crypto';
import { replaceMedia, uploadMedia } from '@mawkib/api-clients/contracts/media';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { recordChange } from '../../audit/record-change.js';
import type { MediaConfig } from '../../config/media-config.js';
import type { Database } from '../../db/database.js';
import { type MediaRow, mediaItems, type NewMediaRow } from '../../db/schema/media-items.js';
import {
  type HandlerContext,
  type Implementation,
  implementWith,
  receivedFile,
  signedIn,
} from '../../http/implement.js';
import type { CachedItems } from '../cached-items.js';
import { changeItem, itemOf, lockItem } from '../library/library-handlers.js';
import { presentItem } from '../library/present-item.js';
import { mediaErrors } from '../media-errors.js';
import { searchText } from '../search-text.js';
import type { StoreFile } from './store-file.js';
import { uploadErrors } from './upload-errors.js';

const implement = implementWith<'db' | 'events' | 'clock'>();

interface Parts {
  items: CachedItems;
  storeFile: StoreFile;
  config: MediaConfig;
}

/**
 * Uploads to the library. A file is stored before its row is written, and files without a row are
 * swept. After a crash no acknowledged upload is missing and no orphaned file stays for long.
 */
export function uploadHandlers({ items, storeFile, config }: Parts): Implementation[] {
  const options = {
    bodyLimit: Math.max(config.fileBytes, config.imageBytes),
    idempotency: 'claim-first' as const,
  };
  return [
    implement(
      uploadMedia,
      async ({ query: { name, again } }, context) => {
        const file = receivedFile(context);
        const before = await repeated(context, file.hash);
        if (before) return { data: presentItem(before) };
        const rejectSame = async (db: Database) => {
          const [same] = again === 'true' ? [] : await sameFiles(db, file.hash);
          if (same) throw uploadErrors.same(same);
        };
        await rejectSame(context.db);
        const row = await storeFile(file, (stored) =>
          context.db.transaction(async (tx) => {
            await takeTurns(tx, file.hash);
            await rejectSame(tx);
            const fresh = { ...newItem(name, context), ...stored };
            return insertItem(tx, context, { ...fresh, search_text: searchText(fresh) });
          }),
        );
        return { data: presentItem(row) };
      },
      options,
    ),
    implement(
      replaceMedia,
      async ({ params: { id }, query: { version } }, context) => {
        const file = receivedFile(context);
        const before = await repeated(context, file.hash);
        if (before) return { data: presentItem(before) };
        const found = await itemOf(context.db, id);
        if (found.version !== version) throw mediaErrors.stale(presentItem(found));
        const row = await storeFile(file, (stored) =>
          context.db.transaction(async (tx) => {
            const locked = await lockItem(tx, id, version);
            if (locked.type !== stored.type) throw uploadErrors.otherType();
            const change = {
              ...stored,
              source: 'upload' as const,
              ...(await intentionOf(tx, context)),
            };
            return changeItem(tx, context, locked, change, 'media.replaced');
          }),
        );
        items.forget([id]);
        return { data: presentItem(row) };
      },
      options,
    ),
  ];
}

const sameFiles = (db: Database, hash: string) =>
  db
    .select({ id: mediaItems.id, name: mediaItems.name })
    .from(mediaItems)
    .where(and(eq(mediaItems.file_hash, hash), isNull(mediaItems.deleted_at)))
    .limit(1);

/** Serialises concurrent uploads of the same file. */
const takeTurns = (tx: Database, hash: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`);

/**
 * The result of an earlier attempt with the same `Idempotency-Key`, in a process that was killed.
 */
async function repeated({ db, intention }: Pick<HandlerContext, 'db' | 'intention'>, hash: string) {
  if (!intention) return undefined;
  const [row] = await db
    .select()
    .from(mediaItems)
    .where(and(eq(mediaItems.intention, intention), isNull(mediaItems.deleted_at)));
  return row?.file_hash === hash ? row : undefined;
}

/** Clears an expired key that was used for another file. */
async function intentionOf(tx: Database, context: Pick<HandlerContext, 'intention'>) {
  const { intention = null }: { intention?: string | null } = context;
  if (intention) {
    await tx.update(mediaItems).set({ intention: null }).where(eq(mediaItems.intention, intention));
  }
  return { intention };
}

function newItem(name: string, context: Pick<HandlerContext, 'clock' | 'person'>) {
  const now = context.clock.now();
  return {
    id: newId(name),
    source: 'upload' as const,
    kind: 'upload',
    name,
    title: {},
    alt: {},
    tags: [],
    created_at: now,
    created_by: signedIn(context).name,
    updated_at: now,
  };
}

/** Generates an id for URLs: the Latin letters of the name, and a random suffix. */
function newId(name: string): string {
  const latin = name
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return `upload/${latin || 'file'}-${randomBytes(8).toString('hex')}`;
}

async function insertItem(
  tx: Database,
  context: Pick<HandlerContext, 'events' | 'person' | 'intention'>,
  fresh: NewMediaRow,
): Promise<MediaRow> {
  const [row] = await tx
    .insert(mediaItems)
    .values({ ...fresh, ...(await intentionOf(tx, context)) })
    .returning();
  if (!row) throw new Error('The file was not stored');
  await recordChange(tx, {
    by: signedIn(context),
    at: row.created_at,
    action: 'media.uploaded',
    subject: `media/${row.id}`,
    details: { name: row.name, type: row.type, bytes: row.bytes },
  });
  await context.events.announce(tx, 'media_changed', { ids: [row.id] });
  return row;
}
