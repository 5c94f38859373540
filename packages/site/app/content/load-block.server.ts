import type { Locale } from '@mawkib/core/locale';
import type { RouterContextProvider } from 'react-router';
import { siteContext } from '../context/site-context.ts';
import { readPerson } from '../request/read-person.server.ts';
import { loadPage, pagePath } from './load-page.server.ts';
import { isLastKnown, visibleBlocks } from './visible-blocks.server.ts';

interface BlockRequest {
  context: Readonly<RouterContextProvider>;
  request: Request;
  /** Its search is the page's. */
  url: URL;
  locale: Locale;
  /** The page's path, without the language. */
  path: string | undefined;
  /** The block's id. */
  block: string;
}

export interface LoadedBlock {
  value: unknown;
  /** The same for every visitor, so it can be cached. */
  storable: boolean;
}

/**
 * Loads the data of one block of a page, as a visitor gets it. Throws a 404 if the page shows no
 * such block or the block has no data, and a 502 if its data cannot be loaded.
 */
export async function loadBlock({
  context,
  request,
  url,
  locale,
  path,
  block: id,
}: BlockRequest): Promise<LoadedBlock> {
  const site = context.get(siteContext);
  const { search } = url;
  const cookie = request.headers.get('cookie') ?? undefined;
  const page = await loadPage(site, { path: pagePath(path), locale, search, cookie });
  const { attributes } = page;
  const stored = attributes.blocks.filter((each) => each.id === id);
  const target = { locale, path: attributes.path };
  const { blocks, isComplete } = await visibleBlocks(stored, target, context);
  const { settings } = await site.market(locale);
  let sentAway: Response | undefined;
  const [states, person] = await Promise.all([
    site.catalogue.loadData(blocks, {
      call: site.call,
      search: url.searchParams,
      locale,
      path: attributes.path,
      settings,
      onFailure: (block, error) => {
        if (error instanceof Response) sentAway = error;
        else site.log('error', `Data of ${block.template} on ${attributes.path} failed`, error);
      },
    }),
    readPerson(site.call, request),
  ]);
  if (sentAway) throw sentAway;
  const state = states[id];
  if (!state)
    throw Response.json({ message: `There is no data of a block ${id}` }, { status: 404 });
  if (state.state === 'failed') throw Response.json({ message: state.reason }, { status: 502 });
  return {
    value: state.value,
    storable: !person && isComplete && !isLastKnown(state.value),
  };
}
