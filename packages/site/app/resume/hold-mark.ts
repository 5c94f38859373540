import { browserCookies } from '@mawkib/core/react';
import { holdMarkName } from '../order/cookies/hold-mark-name.ts';
import { browserStorage } from '../storage/browser-storage.ts';

const stored = 'sl_order_online_soft_lock';

/**
 * True in a browser that has taken a hold, which may have ended. The cookie is there as soon as the
 * hold is, the stored lock once a page of the order has run; other tabs receive the latter.
 */
export const isHoldMarked = (): boolean =>
  browserCookies.read().includes(`${holdMarkName}=`) || browserStorage.get(stored) !== null;

export const onHoldMark = (listener: () => void) => browserStorage.subscribe(stored, listener);

/** The response that says that there is no hold removes the cookie. */
export const forgetHoldMark = (): void => browserStorage.remove(stored);
