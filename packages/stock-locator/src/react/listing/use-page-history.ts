import { whenIdle } from '@mawkib/core/browser';
import { useRef } from 'react';
import {
  useInRouterContext,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router';
import type { ListingEntry, ListingHistory } from '../../engine/listing/listing-address.js';

/** Max delay in milliseconds if the browser is never idle. */
const longestMs = 500;

/** Runs when the current state is painted and the browser is idle, or when a link is pressed. */
function afterPaint(run: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    window.removeEventListener('pointerdown', leave, true);
    run();
  };
  // A visitor who leaves through a link returns to the list as it was.
  const leave = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href]')) once();
  };
  window.addEventListener('pointerdown', leave, true);
  requestAnimationFrame(() => whenIdle(once, longestMs, longestMs / 5));
}

/** History of the page with the list. */
export interface PageHistory {
  /** Undefined without a router, where each choice loads a document. */
  history: ListingHistory | undefined;
  /** True on the list's own page, false on a landing page below it. */
  isListPage: boolean;
  /** Search part, without `?`, of a pending navigation to the list. */
  moving: string | undefined;
  /** True while any navigation is pending. */
  isMoving: boolean;
}

const linksOnly: PageHistory = {
  history: undefined,
  isListPage: true,
  moving: undefined,
  isMoving: false,
};

/** `path` is the list's path with the language. */
export const usePageHistory = (path: string): PageHistory =>
  // biome-ignore lint/correctness/useHookAtTopLevel: an instance is inside a router or never is
  useInRouterContext() ? useRouterHistory(path) : linksOnly;

/** In a data router, choices are entries of the history and keep scroll position and focus. */
function useRouterHistory(path: string): PageHistory {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const { revalidate } = useRevalidator();
  const latest = useRef({ navigate, revalidate, path });
  latest.current = { navigate, revalidate, path };
  const history = useRef<ListingHistory>(null);
  history.current ??= {
    write: (search, entry) => go(search, entry, { defaultShouldRevalidate: false }),
    load: (search, entry) => go(search, entry),
    reload: () => void latest.current.revalidate(),
    whenIdle: afterPaint,
  };
  const go = (search: string, entry: ListingEntry, options = {}) => {
    const to = search === '' ? latest.current.path : `${latest.current.path}?${search}`;
    void latest.current.navigate(to, {
      replace: entry === 'replace',
      preventScrollReset: true,
      ...options,
    });
  };
  const isMoving = state !== 'idle';
  const isOwn = isMoving && [pathname, path].includes(location.pathname);
  return {
    history: history.current,
    isListPage: pathname === path,
    moving: isOwn ? location.search.replace(/^\?/, '') : undefined,
    isMoving,
  };
}
