import {
  getPage,
  listPages,
  previewPage,
  publishPage,
  savePage,
} from '@mawkib/api-clients/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { pages } from '../../db/schema/index.js';
import { type Implementation, implement, signedIn } from '../../frame/implement.js';
import type { ImageFactsOf } from '../library-texts.js';
import { listPageSummaries } from '../list-pages.js';
import { pageRefusals } from '../page-refusals.js';
import { publicPage } from '../public-page.js';
import { publishDraft } from '../publish-page.js';
import type { PublishedPages } from '../published-pages.js';
import { savePageChanges } from '../save-page.js';
import { draftSnapshot, staffPage } from '../staff-page.js';

async function findPage(db: Database, id: string) {
  const [page] = await db.select().from(pages).where(eq(pages.id, id));
  if (!page) throw pageRefusals.unknownPage();
  return page;
}

export const staffPages = (
  published: PublishedPages,
  imageFacts: ImageFactsOf,
): Implementation[] => [
  implement(listPages, ({ query }, { db }) => listPageSummaries(db, query)),
  implement(getPage, async ({ params }, { db }) => ({
    data: staffPage(await findPage(db, params.id)),
  })),
  implement(previewPage, async ({ params, query }, { db, clock, config }) => ({
    data: publicPage(params.id, draftSnapshot(await findPage(db, params.id)), {
      locale: query.locale,
      now: clock.now(),
      timeZone: config.timeZone,
      audience: 'staff',
      imageFacts,
    }),
  })),
  implement(
    savePage,
    async ({ params, body }, context) => {
      const save = { id: params.id, ...body, by: signedIn(context) };
      return { data: staffPage(await savePageChanges(context, save)) };
    },
    { bodyLimit: 4_000_000 },
  ),
  implement(publishPage, async ({ params, body }, context) => {
    const publication = { id: params.id, version: body.version, by: signedIn(context) };
    const page = await publishDraft(context, publication);
    // Whoever publishes sees it with the next request, before the event has gone round.
    published.forget(page.path);
    return { data: staffPage(page) };
  }),
];
