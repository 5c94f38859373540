import type { LoadBlock } from '@mawkib/blocks';
import { trackActivity } from '@mawkib/core/browser';
import type { Locale } from '@mawkib/core/locale';
import { localizedPath } from '@mawkib/core/locale';

/** URL of one block's data, see `routes/block-data`. */
const blockDataHref = (locale: Locale, path: string, block: string, search: string) => {
  const address = localizedPath(`/block-data/${encodeURIComponent(block)}${path}`, locale);
  return search === '' ? address : `${address}?${search}`;
};

/** Fetches the data of the blocks of a page; `path` is without the language. */
export const blockLoader =
  (locale: Locale, path: string): LoadBlock =>
  (block, search, signal) =>
    trackActivity(fetchData(blockDataHref(locale, path, block, search), signal));

async function fetchData(href: string, signal: AbortSignal) {
  const response = await fetch(href, { signal });
  if (!response.ok) throw new Error(`The data of a block: ${response.status}`);
  return response.json();
}
