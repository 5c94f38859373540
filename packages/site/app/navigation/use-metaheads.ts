import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { applyMetaheads } from '../metaheads/apply-metaheads.ts';
import type { PlacedMetahead } from '../metaheads/metahead-tag.ts';

/** Replaces meta heads when the path changes; the first ones are part of the document. */
export function useMetaheads(): void {
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
