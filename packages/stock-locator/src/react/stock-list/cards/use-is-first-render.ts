import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this render takes over what the server rendered, and so must equal it. */
export const useIsFirstRender = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
