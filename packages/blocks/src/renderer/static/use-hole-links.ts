import { isPlainClick } from '@mawkib/core/browser';
import { useEffect, useRef } from 'react';

export interface DelegatedLinkOptions {
  /** Whether the application itself shows this address; all of this origin without it. */
  owns?: (url: URL) => boolean;
}

/**
 * Sends clicks on plain links through the router: links of still blocks and of staff's texts have no
 * handler of their own, and a site that gives none to its other links renders them for less. What the browser should do itself it does: a modified click,
 * a new window, a download, another origin, a hash on this page.
 */
export function useDelegatedLinks(
  navigate: (to: string) => void,
  { owns = () => true }: DelegatedLinkOptions = {},
): void {
  const latest = useRef({ navigate, owns });
  useEffect(() => {
    latest.current = { navigate, owns };
  });
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = destination(event);
      if (!url || !latest.current.owns(url)) return;
      event.preventDefault();
      latest.current.navigate(url.pathname + url.search + url.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}

function destination(event: MouseEvent): URL | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  if (link.relList.contains('external')) return null;
  if (!URL.canParse(link.href, location.href)) return null;
  const url = new URL(link.href, location.href);
  const here = url.pathname === location.pathname && url.search === location.search;
  if (url.origin !== location.origin || (here && link.getAttribute('href')?.includes('#'))) {
    return null;
  }
  return url;
}
