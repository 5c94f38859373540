import {
  createStockSource,
  deleteStockSource,
  listStockSources,
  type StockSource,
  updateStockSource,
} from '@mawkib/api-clients/contracts/stock';
import { asc, eq, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { recordChange } from '../../audit/record-change.js';
import type { Database } from '../../db/database.js';
import { rows } from '../../db/rows.js';
import { type StockSourceRow, stockSources } from '../../db/schema/stock-import-tables.js';
import {
  type HandlerContext,
  type Implementation,
  implementWith,
  signedIn,
} from '../../http/implement.js';
import { importErrors } from '../import-errors.js';
import { openRuns } from '../stored-runs.js';
import { findMapping } from './stored-mappings.js';

const implement = implementWith<'db' | 'clock'>();

type Fields = Pick<
  StockSourceRow,
  'label' | 'kind' | 'mapping' | 'mode' | 'url' | 'file' | 'schedule' | 'enabled'
>;

const record = (
  context: Pick<HandlerContext, 'db' | 'clock' | 'person'>,
  action: string,
  id: string,
  details = {},
) =>
  recordChange(context.db, {
    by: signedIn(context),
    at: context.clock.now(),
    action: `stock_source.${action}`,
    subject: `stock_source/${id}`,
    details,
  });

/** Handlers of the sources of the stock. */
export function sourceHandlers({ jobs }: Pick<AppContext, 'jobs'>): Implementation[] {
  /**
   * Rejects a source that could only fail when a run starts; resolves to the next scheduled run, if
   * any.
   */
  const checked = async (db: Database, fields: Fields): Promise<{ next_run_at: Date | null }> => {
    if (fields.mapping && !(await findMapping(db, fields.mapping)))
      throw importErrors.unknownMapping();
    if (fields.kind === 'url' && !fields.url?.startsWith('http')) {
      throw importErrors.invalidSource('url', {
        ar: 'أدخل عنوان URL للملف، ويبدأ بـ ‎https://.',
        en: 'Enter the URL of the file, starting with https://.',
      });
    }
    if (fields.kind === 'folder' && !fields.file) {
      throw importErrors.invalidSource('file', {
        ar: 'أدخل اسم الملف داخل مجلد الاستيراد.',
        en: 'Enter the name of the file in the import folder.',
      });
    }
    if (!fields.schedule) return { next_run_at: null };
    try {
      return { next_run_at: jobs.nextRuns(fields.schedule, 1)[0] ?? null };
    } catch {
      throw importErrors.invalidSource('schedule', {
        ar: 'الجدول الزمني غير صالح. مثال: ‎0 6 * * *‎ كل يوم السادسة صباحًا.',
        en: 'The schedule is not valid. Example: 0 6 * * * runs every day at 6 am.',
      });
    }
  };

  return [
    implement(listStockSources, async (_, { db }) => {
      const data = await presentSources(db);
      return { data, meta: { total: data.length } };
    }),
    implement(createStockSource, async ({ body }, context) => {
      const { db, clock } = context;
      const now = clock.now();
      const schedule = await checked(db, body);
      const [row] = await db
        .insert(stockSources)
        .values({ ...body, ...schedule, created_at: now, updated_at: now })
        .onConflictDoNothing()
        .returning();
      if (!row) throw importErrors.sourceExists();
      await record(context, 'created', row.id, { kind: row.kind });
      return { data: await presentSource(db, row.id) };
    }),
    implement(
      updateStockSource,
      async ({ params: { id }, body: { version, ...fields } }, context) => {
        const { db, clock } = context;
        const found = await lockedSource(db, id, version);
        const schedule = await checked(db, fields);
        const isElsewhere = found.url !== fields.url || found.mapping !== fields.mapping;
        await db
          .update(stockSources)
          .set({
            ...fields,
            ...schedule,
            version: version + 1,
            updated_at: clock.now(),
            ...(isElsewhere && { etag: null, last_modified: null }),
          })
          .where(eq(stockSources.id, id));
        await record(context, 'updated', id);
        return { data: await presentSource(db, id) };
      },
    ),
    implement(deleteStockSource, async ({ params: { id }, query: { version } }, context) => {
      const { db } = context;
      await lockedSource(db, id, version);
      const { vehicles } = await presentSource(db, id);
      if (vehicles > 0 || (await openRuns(db, id)).length > 0) throw importErrors.sourceInUse();
      await db.delete(stockSources).where(eq(stockSources.id, id));
      await record(context, 'deleted', id);
      return { data: { id, deleted: true as const } };
    }),
  ];
}

async function lockedSource(db: Database, id: string, version: number): Promise<StockSourceRow> {
  const found = await findSource(db, id, 'update');
  if (found.version !== version) throw importErrors.stale(await presentSource(db, id));
  return found;
}

/** Throws 404 `unknown_source` if it does not exist. */
export async function findSource(
  db: Database,
  id: string,
  lock?: 'update',
): Promise<StockSourceRow> {
  const query = db.select().from(stockSources).where(eq(stockSources.id, id));
  const [row] = lock ? await query.for(lock) : await query;
  if (!row) throw importErrors.unknownSource();
  return row;
}

async function presentSource(db: Database, id: string): Promise<StockSource> {
  const [source] = await presentSources(db, id);
  if (!source) throw importErrors.unknownSource();
  return source;
}

async function presentSources(db: Database, id?: string): Promise<StockSource[]> {
  const found = await db
    .select()
    .from(stockSources)
    .where(id === undefined ? undefined : eq(stockSources.id, id))
    .orderBy(asc(stockSources.id));
  const facts = await rows<{ id: string; vehicles: number; last_run: StockSource['last_run'] }>(
    db,
    sql`select s.id,
      (select count(*)::int from vehicle_sources f join vehicles v on v.id = f.vehicle_id
        where f.source_id = s.id and v.retired_at is null) as vehicles,
      (select jsonb_build_object('id', r.id, 'status', r.status, 'created_at', r.created_at)
        from stock_runs r where r.source_id = s.id order by r.number desc limit 1) as last_run
      from stock_sources s`,
  );
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  return found.map((source) => ({
    id: source.id,
    label: source.label,
    kind: source.kind,
    mapping: source.mapping,
    mode: source.mode,
    url: source.url,
    file: source.file,
    schedule: source.schedule,
    enabled: source.enabled,
    version: source.version,
    vehicles: known.get(source.id)?.vehicles ?? 0,
    last_run: known.get(source.id)?.last_run ?? null,
    created_at: source.created_at.toISOString(),
    updated_at: source.updated_at.toISOString(),
  }));
}
