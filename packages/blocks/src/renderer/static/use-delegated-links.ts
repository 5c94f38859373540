import { isPlainClick } from '@mawkib/core/browser';
import { useEffect, useRef } from 'react';

export interface DelegatedLinkOptions {
  /** True if the application renders this URL. Default: all of this origin. */
  isInternal?: (url: URL) => boolean;
}

/**
 * Handles clicks on plain links with the router, by delegation: links of static blocks and of
 * staff's texts have no handler, and a site without handlers on its other links renders faster.
 * Left to the browser: modified clicks, new windows, downloads, other origins, and hashes on this
 * page.
 */
export function useDelegatedLinks(
  navigate: (to: string, link: HTMLAnchorElement) => void,
  { isInternal = () => true }: DelegatedLinkOptions = {},
): void {
  const latest = useRef({ navigate, isInternal });
  useEffect(() => {
    latest.current = { navigate, isInternal };
  });
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const found = destination(event);
      if (!found || !latest.current.isInternal(found.url)) return;
      event.preventDefault();
      const { pathname, search, hash } = found.url;
      latest.current.navigate(pathname + search + hash, found.link);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}

function destination(event: MouseEvent): { url: URL; link: HTMLAnchorElement } | null {
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
  return { url, link };
}
