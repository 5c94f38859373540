import {
  getPageVersion,
  listPageChanges,
  listPageVersions,
  restorePageVersion,
} from '@mawkib/api-clients/contracts/content';
import { authorOf } from '../../../audit/author.js';
import { type Implementation, implementWith } from '../../../http/implement.js';
import { staffPage } from '../staff-page.js';
import { getVersion, listChanges, listVersions, restoreVersion } from './page-versions.js';

const implement = implementWith<'catalogue' | 'db' | 'clock'>();

/** Published versions and changes of a page. */
export const pageHistoryHandlers: Implementation[] = [
  implement(listPageVersions, ({ params, query }, { db }) => listVersions(db, params.id, query)),
  implement(getPageVersion, async ({ params }, context) => ({
    data: await getVersion(context, params.id, params.version),
  })),
  implement(restorePageVersion, async ({ params, body }, context) => {
    const restoration = { id: params.id, past: params.version, version: body.version };
    const page = await restoreVersion(context, restoration, authorOf(context));
    return { data: staffPage(page, context.catalogue) };
  }),
  implement(listPageChanges, ({ params, query }, { db }) => listChanges(db, params.id, query)),
];
