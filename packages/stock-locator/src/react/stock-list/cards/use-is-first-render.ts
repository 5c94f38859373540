import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True during hydration, when the output must equal the server's. */
export const useIsFirstRender = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
