import { randomUUID } from 'node:crypto';
import type { navEntryDraft, StaffNavEntry } from '@mawkib/api-clients/contracts/content';
import { and, asc, count, eq, max } from 'drizzle-orm';
import type * as z from 'zod';
import type { AppContext } from '../../../app-context.js';
import type { Author } from '../../../audit/author.js';
import type { Database } from '../../../db/database.js';
import { navEntries } from '../../../db/schema/index.js';
import { type ChangeServices, createChangeRunner } from '../../create-change-runner.js';
import { staleErrors } from '../../stale-errors.js';
import { checkMenu } from './check-menu.js';
import { navEntryErrors } from './nav-entry-errors.js';
import { readDraft } from './read-draft.js';

type Draft = z.output<typeof navEntryDraft>;
type Row = typeof navEntries.$inferSelect;
type Editing = ChangeServices & Pick<AppContext, 'config'>;

/** Lock key of navigation changes; any unique number. */
const change = createChangeRunner(7_240_172);
const maxEntries = 300;

export const staffNavEntry = ({ position: _, updated_at, panel, ...row }: Row): StaffNavEntry => ({
  ...row,
  ...panel,
  updated_at: updated_at.toISOString(),
});

/** Entries by area and position. */
export async function listEntries(db: Database, area?: Draft['area']): Promise<StaffNavEntry[]> {
  const found = await db
    .select()
    .from(navEntries)
    .where(area && eq(navEntries.area, area))
    .orderBy(asc(navEntries.area), asc(navEntries.position), asc(navEntries.id));
  return found.map(staffNavEntry);
}

export const addEntry = (services: Editing, draft: Draft, author: Author) => {
  const values = readDraft(draft, services.config.origin);
  return change(services, author, async (tx) => {
    const [all] = await tx.select({ entries: count() }).from(navEntries);
    if ((all?.entries ?? 0) >= maxEntries) throw navEntryErrors.tooManyEntries();
    await checkMenu(tx, values);
    const [row] = await tx
      .insert(navEntries)
      .values({
        id: randomUUID(),
        ...values,
        ...changed(author),
        position: await nextPosition(tx, values.area),
      })
      .returning();
    return { value: staffNavEntry(row as Row), ...noteOf(row as Row, 'nav_entry.created') };
  });
};

interface Edit {
  id: string;
  version: number;
  draft: Draft;
}

export const changeEntry = (services: Editing, { id, version, draft }: Edit, author: Author) => {
  const values = readDraft(draft, services.config.origin);
  return change(services, author, async (tx) => {
    const before = await findEntry(tx, id, version);
    await checkMenu(tx, values, before);
    const moved = before.area !== values.area;
    const position = moved ? await nextPosition(tx, values.area) : before.position;
    const [row] = await tx
      .update(navEntries)
      .set({ ...values, ...changed(author), position, version: version + 1 })
      .where(eq(navEntries.id, id))
      .returning();
    return { value: staffNavEntry(row as Row), ...noteOf(row as Row, 'nav_entry.updated') };
  });
};

export const removeEntry = (
  services: ChangeServices,
  { id, version }: Pick<Edit, 'id' | 'version'>,
  author: Author,
) =>
  change(services, author, async (tx) => {
    const row = await findEntry(tx, id, version);
    await tx.delete(navEntries).where(eq(navEntries.id, id));
    return { value: { id, deleted: true as const }, ...noteOf(row, 'nav_entry.deleted') };
  });

interface Order {
  area: Draft['area'];
  ids: readonly string[];
}

/** Sets the order of an area. The ids must be exactly those of its entries. */
export const orderEntries = (services: ChangeServices, { area, ids }: Order, author: Author) =>
  change(services, author, async (tx) => {
    const existing = (await listEntries(tx, area)).map(({ id }) => id);
    const isSame =
      existing.length === ids.length && new Set([...existing, ...ids]).size === ids.length;
    if (!isSame) throw staleErrors.staleOrder(existing);
    for (const [position, id] of ids.entries()) {
      await tx
        .update(navEntries)
        .set({ position })
        .where(and(eq(navEntries.id, id)));
    }
    const value = await listEntries(tx, area);
    const subject = `navigation/${area}`;
    return { value, action: 'navigation.ordered', subject, details: { ids: [...ids] } };
  });

const noteOf = ({ id, label, url, area }: Row, action: string) => ({
  action,
  subject: `nav_entry/${id}`,
  details: { label, url, area },
});

const changed = ({ by, at }: Author) => ({ updated_at: at, updated_by: by.name });

async function nextPosition(tx: Database, area: Draft['area']): Promise<number> {
  const [last] = await tx
    .select({ position: max(navEntries.position) })
    .from(navEntries)
    .where(eq(navEntries.area, area));
  return (last?.position ?? -1) + 1;
}

async function findEntry(tx: Database, id: string, version: number): Promise<Row> {
  const [row] = await tx.select().from(navEntries).where(eq(navEntries.id, id)).for('update');
  if (!row) throw navEntryErrors.unknownEntry();
  if (row.version !== version) throw staleErrors.staleRow(staffNavEntry(row));
  return row;
}
