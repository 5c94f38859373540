import { isPlainClick } from '@mawkib/core/browser';

/**
 * Sends hash links of this page through the router, so that each gets a history entry and the usual
 * scrolling. `#back` goes back. Modified clicks stay native.
 */
export function followHashLinks(
  go: { to: (hash: string) => void; back: () => void },
  root: Document = document,
): () => void {
  const follow = (event: MouseEvent) => {
    const hash = hashOf(event);
    if (!hash) return;
    event.preventDefault();
    if (hash === '#back' && !root.getElementById('back')) go.back();
    else go.to(hash);
  };
  root.addEventListener('click', follow);
  return () => root.removeEventListener('click', follow);
}

function hashOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  if (!URL.canParse(link.href, location.href)) return null;
  const url = new URL(link.href, location.href);
  const here =
    url.origin === location.origin &&
    url.pathname === location.pathname &&
    url.search === location.search;
  return here && url.hash.length > 1 ? url.hash : null;
}
