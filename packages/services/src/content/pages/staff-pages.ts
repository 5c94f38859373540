import {
  createPage,
  deletePage,
  duplicatePage,
  getPage,
  listPages,
  listPageTypes,
  previewPage,
  publishPage,
  restorePage,
  savePage,
  unpublishPage,
  updatePageSettings,
} from '@mawkib/api-clients/contracts';
import { eq } from 'drizzle-orm';
import { authorOf } from '../../audit/author.js';
import type { Database } from '../../db/database.js';
import { pages } from '../../db/schema/index.js';
import { apiErrors } from '../../http/errors/refusals.js';
import { type Implementation, implementWith, signedIn } from '../../http/implement.js';
import { changeSettings } from './drafts/change-settings.js';
import { savePageChanges } from './drafts/save-page.js';
import { listPageSummaries } from './list-pages.js';
import { lockPage } from './lock-page.js';
import { createDraft, deleteRow, duplicateDraft, restoreDraft } from './page-life.js';
import { pageErrors } from './page-refusals.js';
import { listTypes } from './page-types.js';
import { lockPaths } from './paths/page-paths.js';
import type { ImageFactsOf } from './publishing/library-texts.js';
import { publicPage } from './publishing/public-page.js';
import { publishDraft, takeOff } from './publishing/publish-page.js';
import type { PublishedPages } from './publishing/published-pages.js';
import { draftSnapshot, staffPage } from './staff-page.js';

const implement = implementWith<
  'catalogue' | 'clock' | 'config' | 'db' | 'events' | 'market' | 'sitePaths'
>();

async function findPage(db: Database, id: string) {
  const [page] = await db.select().from(pages).where(eq(pages.id, id));
  if (!page) throw pageErrors.unknownPage();
  return page;
}

/** A page's draft and its life. */
export const staffPages = (
  published: PublishedPages,
  imageMeta: ImageFactsOf,
): Implementation[] => [
  implement(listPages, ({ query }, { db }) => listPageSummaries(db, query)),
  implement(listPageTypes, (_, context) => listTypes(context)),
  implement(getPage, async ({ params }, { db, catalogue }) => ({
    data: staffPage(await findPage(db, params.id), catalogue),
  })),
  implement(previewPage, async ({ params, query }, { db, clock, config, catalogue }) => ({
    data: publicPage(params.id, draftSnapshot(await findPage(db, params.id), catalogue), {
      catalogue,
      locale: query.locale,
      now: clock.now(),
      timeZone: config.timeZone,
      audience: 'staff',
      imageMeta,
    }),
  })),
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
    const { page, paths } = await publishDraft(context, publication, authorOf(context));
    // Whoever publishes sees it with the next request, before the event has gone round.
    context.afterCommit(() => published.forget(paths));
    return { data: staffPage(page, context.catalogue) };
  }),
  implement(unpublishPage, async ({ params, body }, context) => {
    const { db, events } = context;
    const { page, paths } = await db.transaction(async (tx) => {
      await lockPaths(tx);
      const held = await lockPage(tx, params.id, body.version);
      if (held.kind !== 'page') throw pageErrors.unknownPage();
      return takeOff({ tx, events }, held, authorOf(context));
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
