import {
  createPage,
  deletePage,
  duplicatePage,
  getPage,
  listPages,
  listPageTypes,
  type PageType,
  previewPage,
  publishPage,
  restorePage,
  savePage,
  unpublishPage,
  updatePageSettings,
} from '@mawkib/api-clients/contracts/content';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { AppContext } from '../../app-context.js';
import { authorOf } from '../../audit/author.js';
import type { Database } from '../../db/database.js';
import { pages } from '../../db/schema/index.js';
import { apiErrors } from '../../http/errors/api-errors.js';
import { type Implementation, implementWith, signedIn } from '../../http/implement.js';
import { changeSettings } from './drafts/change-settings.js';
import { savePageChanges } from './drafts/save-page-changes.js';
import { listPageSummaries } from './list-pages.js';
import { lockPage } from './lock-page.js';
import { createDraft, deleteRow, duplicateDraft, restoreDraft } from './page-drafts.js';
import { pageErrors } from './page-errors.js';
import { lockPaths } from './paths/page-paths.js';
import type { ImageMetaOf } from './publishing/library-texts.js';
import { publicPage } from './publishing/public-page.js';
import { publishDraft, unpublish } from './publishing/publish-draft.js';
import type { PublishedPages } from './publishing/published-pages.js';
import { draftSnapshot, staffPage } from './staff-page.js';
import type { PageTruth } from './truth/page-truth.js';

/** The market's page types; if it defines none, the types that pages use. */
async function findPageTypes({ db, market }: Pick<AppContext, 'db' | 'market'>) {
  const { pageTypes } = market;
  if (pageTypes) {
    const data: PageType[] = pageTypes.map(({ id, name }) => ({ id, name: { ...name } }));
    return { data, meta: { isOpen: false } };
  }
  const used = await db
    .selectDistinct({ id: pages.page_type })
    .from(pages)
    .where(and(eq(pages.kind, 'page'), isNull(pages.deleted_at), isNotNull(pages.page_type)))
    .orderBy(asc(pages.page_type));
  const data: PageType[] = used.flatMap(({ id }) => (id ? [{ id, name: {} }] : []));
  return { data, meta: { isOpen: true } };
}

const implement = implementWith<
  'catalogue' | 'clock' | 'config' | 'db' | 'events' | 'market' | 'sitePaths'
>();

async function findPage(db: Database, id: string) {
  const [page] = await db.select().from(pages).where(eq(pages.id, id));
  if (!page) throw pageErrors.unknownPage();
  return page;
}

/** Drafts of pages and their lifecycle. */
export const staffPages = (
  published: PublishedPages,
  imageMeta: ImageMetaOf,
  truth: PageTruth,
): Implementation[] => [
  implement(listPages, ({ query }, { db }) => listPageSummaries(db, query)),
  implement(listPageTypes, (_, context) => findPageTypes(context)),
  implement(getPage, async ({ params }, { db, catalogue }) => ({
    data: staffPage(await findPage(db, params.id), catalogue),
  })),
  implement(previewPage, async ({ params: { id }, query }, { db, clock, config, catalogue }) => {
    const snapshot = draftSnapshot(await findPage(db, id), catalogue);
    return {
      data: publicPage(id, snapshot, {
        catalogue,
        locale: query.locale,
        now: clock.now(),
        timeZone: config.timeZone,
        audience: 'staff',
        imageMeta,
        untrue: await truth.untrueIn({ id, snapshot }),
      }),
    };
  }),
  implement(createPage, async ({ body }, context) => ({
    data: staffPage(await createDraft(context, body, authorOf(context)), context.catalogue),
  })),
  implement(
    savePage,
    async ({ params, body }, context) => ({
      data: staffPage(
        await savePageChanges(context, { id: params.id, ...body }, authorOf(context)),
        context.catalogue,
      ),
    }),
    { bodyLimit: 4_000_000 },
  ),
  implement(updatePageSettings, async ({ params, body }, context) => {
    const { version, ...settings } = body;
    const change = { id: params.id, version, settings };
    const page = await changeSettings(context, change, authorOf(context));
    return { data: staffPage(page, context.catalogue) };
  }),
  implement(duplicatePage, async ({ params, body }, context) => ({
    data: staffPage(
      await duplicateDraft(context, { id: params.id, ...body }, authorOf(context)),
      context.catalogue,
    ),
  })),
  implement(publishPage, async ({ params, body }, context) => {
    const publication = { id: params.id, version: body.version };
    const { page, paths } = await publishDraft(context, truth, publication, authorOf(context));
    // The publisher sees the change in the next request, before the event has reached all
    // processes.
    context.afterCommit(() => published.forget(paths));
    return { data: staffPage(page, context.catalogue) };
  }),
  implement(unpublishPage, async ({ params, body }, context) => {
    const { db, events } = context;
    const { page, paths } = await db.transaction(async (tx) => {
      await lockPaths(tx);
      const lockedPage = await lockPage(tx, params.id, body.version);
      if (lockedPage.kind !== 'page') throw pageErrors.unknownPage();
      return unpublish({ tx, events }, lockedPage, authorOf(context));
    });
    context.afterCommit(() => published.forget(paths));
    return { data: staffPage(page, context.catalogue) };
  }),
  implement(deletePage, async ({ params, query }, context) => {
    const { roles } = signedIn(context);
    const mayUnpublish = () => {
      if (!roles.some((role) => role === 'publisher' || role === 'admin')) {
        throw apiErrors.forbidden();
      }
    };
    const deletion = { id: params.id, version: query.version, kind: 'page' as const };
    const author = authorOf(context);
    const { paths } = await deleteRow(context, { ...deletion, mayUnpublish }, author);
    context.afterCommit(() => published.forget(paths));
    return { data: { id: params.id, deleted: true as const } };
  }),
  implement(restorePage, async ({ params, body }, context) => ({
    data: staffPage(
      await restoreDraft(context, { id: params.id, ...body }, authorOf(context)),
      context.catalogue,
    ),
  })),
];
