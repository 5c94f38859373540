import { isRecord } from '@mawkib/core/guards';
import { browserCookies } from '@mawkib/core/react';
import { createStorage, entry } from '@mawkib/core/storage';
import { holdMarkName } from '../order/cookies/hold-mark-name.ts';

const stored = 'sl_order_online_soft_lock';

/** Only this key of `browserStorage`: every page loads it, but few need the others' decoders. */
const storage = createStorage(
  () => window.localStorage,
  console,
  { [stored]: entry((lock) => (isRecord(lock) ? lock : undefined)) },
  () => window,
);

/**
 * True in a browser that has taken a hold, which may have ended. The cookie is there as soon as the
 * hold is, the stored lock once a page of the order has run; other tabs receive the latter.
 */
export const isHoldMarked = (): boolean =>
  browserCookies.read().includes(`${holdMarkName}=`) || storage.get(stored) !== null;

export const onHoldMark = (listener: () => void) => storage.subscribe(stored, listener);

/** The response that says that there is no hold removes the cookie. */
export const forgetHoldMark = (): void => storage.remove(stored);
