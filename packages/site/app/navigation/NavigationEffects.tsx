import { useDelegatedLinks } from '@mawkib/blocks';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { followDialogLinks } from '../dialogs/follow-dialog-links.ts';
import { applyMetaheads } from '../metaheads/apply-metaheads.ts';
import type { PlacedMetahead } from '../metaheads/metahead-tag.ts';
import { hasNewerVersion } from '../notices/check-version.ts';
import { usePageTheme } from '../page/use-page-theme.ts';
import { Announcer } from './announcer.ts';
import { followHashLinks } from './follow-hash-links.ts';
import { ownsPage } from './owns-page.ts';
import { PageLoadingBar } from './PageLoadingBar.tsx';
import { Prefetch } from './Prefetch.tsx';
import { hideBarOnScroll } from './scroll/hide-bar-on-scroll.ts';
import { retryPictures } from './scroll/retry-pictures.ts';
import { useScrollRules } from './scroll/use-scroll-rules.ts';
import { startTravel } from './start-travel.ts';

/** Replaces meta heads when the path changes; the first ones are part of the document. */
function useMetaheads(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const { metaheads = [] } = (useMatches().at(-1)?.loaderData ?? {}) as {
    metaheads?: readonly PlacedMetahead[];
  };
  const latest = useRef(metaheads);
  latest.current = metaheads;
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    applyMetaheads(latest.current);
  }, [pathname]);
}

/** Colour and icons of the browser follow the theme of the page. */
function useBrandHead(): void {
  const theme = usePageTheme();
  const shown = useRef(theme);
  useEffect(() => {
    if (shown.current === theme) return;
    shown.current = theme;
    import('../head/adopt-brand-head.ts').then(
      ({ adoptBrandHead }) => adoptBrandHead(theme, location.pathname + location.search),
      () => {},
    );
  }, [theme]);
}

/**
 * Links are plain anchors, so navigation is handled here for the whole page: intent and clicks
 * before it, loading bar, scroll, focus and meta heads after it.
 */
export function NavigationEffects() {
  const navigate = useNavigate();
  // Before the router, which leaves handled clicks alone.
  useEffect(() => followDialogLinks(), []);
  const follow = (to: string, link: HTMLAnchorElement) =>
    navigate(to, { viewTransition: startTravel(link) });
  useDelegatedLinks(follow, { isInternal: (url) => ownsPage(url) && !hasNewerVersion() });
  useEffect(
    () =>
      followHashLinks({
        to: (hash) => navigate({ search: location.search, hash }),
        back: () => navigate(-1),
      }),
    [navigate],
  );
  useEffect(() => retryPictures(), []);
  useEffect(() => hideBarOnScroll(), []);
  useScrollRules();
  useMetaheads();
  useBrandHead();
  return (
    <>
      <PageLoadingBar />
      <Announcer />
      <Prefetch />
    </>
  );
}
