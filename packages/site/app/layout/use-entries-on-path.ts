import { useEffect, useState } from 'react';
import type { LayoutEntry } from '../market-data/layout-data.server.ts';
import type { ShownNavigation } from '../market-data/show-navigation.server.ts';

/**
 * The entries of the top bar on the current path: the server's for the first page, then evaluated
 * in the browser whenever the path changes. The code for it is loaded on demand.
 */
export function useEntriesOnPath(
  { navigation, navigationByPath: byPath }: ShownNavigation,
  path: string,
): readonly LayoutEntry[] {
  const [moved, setMoved] = useState<{ path: string; entries: readonly LayoutEntry[] }>();
  useEffect(() => {
    if (!byPath || path === byPath.served) return setMoved(undefined);
    let isWanted = true;
    import('./entries-on-path.ts').then(
      ({ entriesOnPath }) =>
        isWanted && setMoved({ path, entries: entriesOnPath(byPath.entries, path) }),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [byPath, path]);
  return moved?.path === path ? moved.entries : navigation;
}
