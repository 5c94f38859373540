import {
  createRedirect,
  deleteRedirect,
  listRedirects,
  updateRedirect,
} from '@mawkib/api-clients/contracts/content';
import { authorOf } from '../../audit/author.js';
import { type Implementation, implementWith } from '../../http/implement.js';
import { deleteRow } from '../pages/page-drafts.js';
import type { PublishedPages } from '../pages/publishing/published-pages.js';
import { addRedirect, changeRedirect, listRedirectsOf, staffRedirect } from './redirects.js';

const implement = implementWith<'db' | 'events' | 'clock' | 'config' | 'sitePaths'>();

/** Redirects. They are live as soon as they are stored. */
export const redirectHandlers = (published: PublishedPages): Implementation[] => [
  implement(listRedirects, ({ query }, { db }) => listRedirectsOf(db, query)),
  implement(createRedirect, async ({ body }, context) => {
    const { row, paths } = await addRedirect(context, body, authorOf(context));
    context.afterCommit(() => published.forget(paths));
    return { data: staffRedirect(row) };
  }),
  implement(updateRedirect, async ({ params, body }, context) => {
    const { row, paths } = await changeRedirect(
      context,
      { id: params.id, ...body },
      authorOf(context),
    );
    context.afterCommit(() => published.forget(paths));
    return { data: staffRedirect(row) };
  }),
  implement(deleteRedirect, async ({ params, query }, context) => {
    const { id } = params;
    const { paths } = await deleteRow(
      context,
      { id, version: query.version, kind: 'redirect', mayUnpublish: () => {} },
      authorOf(context),
    );
    context.afterCommit(() => published.forget(paths));
    return { data: { id, deleted: true as const } };
  }),
];
