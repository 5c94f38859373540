import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../notices/announce.ts';
import { focusQuietly } from './scroll/scroll-to-hash.ts';

/**
 * Replaces what a screen reader does on a new document: a new path focuses the page's heading and
 * announces its title. A hash focuses its own target.
 */
export function Announcer() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector<HTMLElement>('main');
    const start = main?.querySelector<HTMLElement>('h1') ?? main;
    if (!hash && start) focusQuietly(start);
    announce(document.title);
  }, [pathname, hash]);
  return null;
}
