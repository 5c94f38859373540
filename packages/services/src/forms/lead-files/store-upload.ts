import { millisecondsInHour } from 'date-fns/constants';
import { and, isNull, lte, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import type { ApiConfig } from '../../config/api-config.js';
import type { Database } from '../../db/database.js';
import { leadFiles } from '../../db/schema/lead-files.js';
import { userDigest } from '../../http/limits/allowance.js';
import { networkOf } from '../../http/limits/rate-limit.js';
import { formErrors } from '../definitions/form-errors.js';

type NewFile = Omit<typeof leadFiles.$inferInsert, 'uploader'>;

/** Time that a file waits for its lead. */
const waitingMs = millisecondsInHour;
/** Counted at least for each file, so that many small ones are bounded too. */
const minBytes = 64 * 1024;
const bytesInMb = 1024 * 1024;
/** Of the advisory lock that one upload holds while it is counted and stored. */
const lockKey = 7_310_145;

/**
 * Stores a file that waits for its lead. Throws 429 if the waiting files of its network, its form or
 * the market would be more than the limits; concurrent uploads are counted one after another, over
 * all processes. `address`: undefined: not counted by network.
 */
export function storeUpload(
  { db, clock, config }: Pick<AppContext, 'db' | 'clock'> & { config: UploadConfig },
  row: NewFile,
  address: string | undefined,
): Promise<void> {
  const uploader = address === undefined ? null : uploaderOf(address, config);
  const { perAddressMb, perFormMb, totalMb } = config.leadFiles;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    await sweepUnusedFiles(tx, clock.now());
    const waiting = await waitingBytes(tx, row.form_id, uploader);
    const added = Math.max(row.size, minBytes);
    const isOver = (bytes: number, maxMb: number) => maxMb > 0 && bytes + added > maxMb * bytesInMb;
    if (uploader !== null && isOver(waiting.uploader, perAddressMb)) throw formErrors.manyUploads();
    if (isOver(waiting.form, perFormMb) || isOver(waiting.total, totalMb))
      throw formErrors.noUploadSpace();
    await tx.insert(leadFiles).values({ ...row, uploader });
  });
}

type UploadConfig = Pick<ApiConfig, 'leadFiles' | 'sessionSecret'>;

const uploaderOf = (address: string, config: UploadConfig) =>
  userDigest({ subject: 'lead files', user: networkOf(address) }, config);

async function waitingBytes(tx: Database, form_id: string, uploader: string | null) {
  const counted = sql`greatest(${leadFiles.size}, ${minBytes}::int)`;
  const sumWhere = (condition = sql`true`) =>
    sql<number>`coalesce(sum(${counted}) filter (where ${condition}), 0)`.mapWith(Number);
  const [sums] = await tx
    .select({
      total: sumWhere(),
      form: sumWhere(sql`${leadFiles.form_id} = ${form_id}`),
      uploader: sumWhere(sql`${leadFiles.uploader} = ${uploader}`),
    })
    .from(leadFiles)
    .where(isNull(leadFiles.lead_id));
  return sums ?? { total: 0, form: 0, uploader: 0 };
}

/** Deletes uploads that no lead has used in an hour. */
export const sweepUnusedFiles = (db: Database, now: Date) =>
  db
    .delete(leadFiles)
    .where(
      and(
        isNull(leadFiles.lead_id),
        lte(leadFiles.created_at, new Date(now.getTime() - waitingMs)),
      ),
    );
