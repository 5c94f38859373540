import type { Locale } from '@mawkib/api-clients/contracts';
import {
  deleteStockMapping,
  getStockMapping,
  listStockMappings,
  type StockMapping,
  saveStockMapping,
} from '@mawkib/api-clients/contracts/stock';
import { type FeedMapping, mappingWarnings } from '@mawkib/stock-locator/feed';
import { eq, isNull } from 'drizzle-orm';
import { recordChange } from '../../audit/record-change.js';
import { stockMappings, stockSources } from '../../db/schema/stock-import-tables.js';
import {
  type HandlerContext,
  type Implementation,
  implementWith,
  signedIn,
} from '../../http/implement.js';
import { importErrors } from '../import-errors.js';
import { findMapping, type MappingRow, presentProblems, readMapping } from './stored-mappings.js';

const implement = implementWith<'db' | 'clock'>();

const present = (row: MappingRow, locale: Locale): StockMapping => ({
  name: row.name,
  version: row.version,
  target: row.target,
  mapping: row.mapping,
  warnings: presentProblems(mappingWarnings(row.mapping as unknown as FeedMapping), locale),
  updated_at: row.updated_at.toISOString(),
  updated_by: row.updated_by,
});

const record = (
  context: Pick<HandlerContext, 'db' | 'clock' | 'person'>,
  action: string,
  name: string,
  details = {},
) =>
  recordChange(context.db, {
    by: signedIn(context),
    at: context.clock.now(),
    action: `stock_mapping.${action}`,
    subject: `stock_mapping/${name}`,
    details,
  });

/** Handlers of mappings. Every version is stored, as runs refer to the one they used. */
export const mappingHandlers: readonly Implementation[] = [
  implement(listStockMappings, async (_, { db, locale }) => {
    const found = await db
      .selectDistinctOn([stockMappings.name])
      .from(stockMappings)
      .where(isNull(stockMappings.deleted_at))
      .orderBy(stockMappings.name, stockMappings.version);
    const newest = await Promise.all(found.map(({ name }) => findMapping(db, name)));
    const data = newest.flatMap((row) => (row ? [present(row, locale)] : []));
    return { data, meta: { total: data.length } };
  }),
  implement(getStockMapping, async ({ params, query }, { db, locale }) => {
    const found = await findMapping(db, params.name, query.version);
    if (!found) throw importErrors.unknownMapping();
    return { data: present(found, locale) };
  }),
  implement(saveStockMapping, async ({ params: { name }, body }, context) => {
    const { db, clock, locale } = context;
    const mapping = readMapping(body.mapping);
    const found = await findMapping(db, name);
    if ((found?.version ?? 0) !== body.version)
      throw importErrors.stale(found && present(found, locale));
    if (found && JSON.stringify(found.mapping) === JSON.stringify(mapping))
      return { data: present(found, locale) };
    const earlier = await db
      .select({ version: stockMappings.version })
      .from(stockMappings)
      .where(eq(stockMappings.name, name));
    const version = Math.max(0, ...earlier.map((row) => row.version)) + 1;
    const [row] = await db
      .insert(stockMappings)
      .values({
        name,
        version,
        target: mapping.target,
        mapping,
        updated_at: clock.now(),
        updated_by: signedIn(context).name,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw importErrors.stale(await findMapping(db, name));
    // The validators of the last download belong to the mapping before.
    await db
      .update(stockSources)
      .set({ etag: null, last_modified: null })
      .where(eq(stockSources.mapping, name));
    await record(context, found ? 'updated' : 'created', name, { version });
    return { data: present(row, locale) };
  }),
  implement(deleteStockMapping, async ({ params: { name }, query: { version } }, context) => {
    const { db, clock, locale } = context;
    const found = await findMapping(db, name);
    if (!found) throw importErrors.unknownMapping();
    if (found.version !== version) throw importErrors.stale(present(found, locale));
    const [user] = await db
      .select()
      .from(stockSources)
      .where(eq(stockSources.mapping, name))
      .limit(1);
    if (user) throw importErrors.mappingInUse();
    await db
      .update(stockMappings)
      .set({ deleted_at: clock.now() })
      .where(eq(stockMappings.name, name));
    await record(context, 'deleted', name);
    return { data: { id: name, deleted: true as const } };
  }),
];
