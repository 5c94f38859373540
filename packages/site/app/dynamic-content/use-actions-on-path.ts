import type { FloatingActions } from '@mawkib/core/settings';
import { useEffect, useState } from 'react';
import type { ActionsByPath } from './visible-items.ts';

/**
 * The floating actions of the current page: the server's for the first page, then evaluated in the
 * browser whenever the path changes. The code for it is loaded on demand.
 */
export function useActionsOnPath(
  floating: FloatingActions | undefined,
  byPath: ActionsByPath | undefined,
  path: string,
): FloatingActions | undefined {
  const [moved, setMoved] = useState<{ path: string; actions: FloatingActions }>();
  useEffect(() => {
    if (!byPath || path === byPath.served) return setMoved(undefined);
    let isWanted = true;
    import('./actions-on-path.ts').then(
      ({ actionsOnPath }) =>
        isWanted && setMoved({ path, actions: actionsOnPath(byPath.actions, path) }),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [byPath, path]);
  return moved?.path === path ? moved.actions : floating;
}
