import { randomUUID } from 'node:crypto';
import type { ParsedOf } from '@mawkib/api-clients/contracts';
import type {
  listStaffMetaheads,
  metaheadDraft,
  StaffMetahead,
} from '@mawkib/api-clients/contracts/content';
import { and, asc, count, eq, inArray, isNotNull, isNull, max } from 'drizzle-orm';
import type * as z from 'zod';
import type { Author } from '../../audit/author.js';
import type { Database } from '../../db/database.js';
import { metaheads, pages } from '../../db/schema/index.js';
import { ApiError } from '../../http/errors/api-error.js';
import { createChangeRunner, type ChangeServices as Services } from '../create-change-runner.js';
import { pageErrors } from '../pages/page-errors.js';
import { settingErrors } from '../pages/page-setting-errors.js';
import { staleErrors } from '../stale-errors.js';

type Draft = z.output<typeof metaheadDraft>;
type Row = typeof metaheads.$inferSelect;

/** Lock key of metahead changes; any unique number. */
const change = createChangeRunner(7_240_173);

export const staffMetahead = ({ updated_at, ...row }: Row): StaffMetahead => ({
  ...row,
  updated_at: updated_at.toISOString(),
});

type Query = ParsedOf<typeof listStaffMetaheads>['query'];

export async function listMetaheads(db: Database, { items, page, scope, page_id }: Query) {
  const of = {
    all: undefined,
    global: isNull(metaheads.page_id),
    page: isNotNull(metaheads.page_id),
  };
  const wanted = and(of[scope], page_id === undefined ? undefined : eq(metaheads.page_id, page_id));
  const [found, [all]] = await Promise.all([
    db
      .select()
      .from(metaheads)
      .where(wanted)
      .orderBy(asc(metaheads.sequence), asc(metaheads.id))
      .limit(items)
      .offset((page - 1) * items),
    db.select({ total: count() }).from(metaheads).where(wanted),
  ]);
  return { data: found.map(staffMetahead), meta: { page, items, total: all?.total ?? 0 } };
}

export const addMetahead = (services: Services, draft: Draft, author: Author) => {
  checkContent(draft);
  return change(services, author, async (tx) => {
    await checkPage(tx, draft.page_id);
    const [last] = await tx.select({ sequence: max(metaheads.sequence) }).from(metaheads);
    const [row] = await tx
      .insert(metaheads)
      .values({
        id: randomUUID(),
        ...draft,
        ...changed(author),
        sequence: (last?.sequence ?? 0) + 1,
      })
      .returning();
    return { value: staffMetahead(row as Row), ...noteOf(row as Row, 'metahead.created') };
  });
};

interface Edit {
  id: string;
  version: number;
  draft: Draft;
}

export const changeMetahead = (
  services: Services,
  { id, version, draft }: Edit,
  author: Author,
) => {
  checkContent(draft);
  return change(services, author, async (tx) => {
    await findMetahead(tx, id, version);
    await checkPage(tx, draft.page_id);
    const [row] = await tx
      .update(metaheads)
      .set({ ...draft, ...changed(author), version: version + 1 })
      .where(eq(metaheads.id, id))
      .returning();
    return { value: staffMetahead(row as Row), ...noteOf(row as Row, 'metahead.updated') };
  });
};

export const removeMetahead = (
  services: Services,
  { id, version }: Pick<Edit, 'id' | 'version'>,
  author: Author,
) =>
  change(services, author, async (tx) => {
    const row = await findMetahead(tx, id, version);
    await tx.delete(metaheads).where(eq(metaheads.id, id));
    return { value: { id, deleted: true as const }, ...noteOf(row, 'metahead.deleted') };
  });

/** Moves these metaheads to the start, in this order. The others follow in their previous order. */
export const orderOfMetaheads = (services: Services, ids: readonly string[], author: Author) =>
  change(services, author, async (tx) => {
    const existing = await tx
      .select({ id: metaheads.id })
      .from(metaheads)
      .orderBy(asc(metaheads.sequence), asc(metaheads.id));
    const all = existing.map(({ id }) => id);
    const wanted = new Set(ids);
    if (wanted.size !== ids.length || !ids.every((id) => all.includes(id))) {
      throw staleErrors.staleOrder(all);
    }
    const order = [...ids, ...all.filter((id) => !wanted.has(id))];
    for (const [at, id] of order.entries()) {
      await tx
        .update(metaheads)
        .set({ sequence: at + 1 })
        .where(inArray(metaheads.id, [id]));
    }
    return {
      value: { ids: order },
      action: 'metaheads.ordered',
      subject: 'metaheads',
      details: { ids: order },
    };
  });

const noteOf = ({ id, language, page_id, content }: Row, action: string) => ({
  action,
  subject: `metahead/${id}`,
  details: { language, page_id, length: content.length },
});

const changed = ({ by, at }: Author) => ({ updated_at: at, updated_by: by.name });

async function findMetahead(tx: Database, id: string, version: number): Promise<Row> {
  const [row] = await tx.select().from(metaheads).where(eq(metaheads.id, id)).for('update');
  if (!row) throw unknownMetahead();
  if (row.version !== version) throw staleErrors.staleRow(staffMetahead(row));
  return row;
}

async function checkPage(tx: Database, page_id: string | null): Promise<void> {
  if (page_id === null) return;
  const [page] = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.id, page_id), eq(pages.kind, 'page'), isNull(pages.deleted_at)));
  if (!page) throw pageErrors.unknownPage();
}

/** Rejects scripts with an address that is neither `https` nor a path of this site. */
function checkContent({ language, content }: Draft): void {
  if (language !== 'js-src') return;
  const isOwn = /^\/(?![/\\])\S*$/.test(content);
  const isSecure = /^https:\/\/\S+$/i.test(content) && URL.canParse(content);
  if (isOwn || isSecure) return;
  const message = {
    ar: 'أدخل عنوان URL للنص البرمجي، ويبدأ بـ ‎https://.',
    en: 'Enter a script URL that starts with https://.',
  };
  throw settingErrors.invalid([{ field: 'content', code: 'invalid_address', message }]);
}

const unknownMetahead = () =>
  new ApiError({
    status: 404,
    code: 'unknown_metahead',
    title: { ar: 'العنصر غير موجود', en: 'Meta head not found' },
  });
