import type { FloatingActions } from '@mawkib/core/settings';
import { useEffect, useState } from 'react';
import type { ActionsByPath } from './visible-items.ts';

/**
 * The floating actions of the page that is shown: those that the server decided on for its first
 * page, then decided anew whenever the path changes. The code for it is loaded where it is needed.
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
