import { browserStorage } from '../storage/browser-storage.ts';

/** Cookie that scripts may read: this browser has taken a hold. Its id is in another one. */
export const holdMark = 'mk_order_hold';
const stored = 'sl_order_online_soft_lock';

/**
 * True in a browser that has taken a hold, which may have ended. The cookie is there as soon as the
 * hold is, the stored lock once a page of the order has run; other tabs are told of the latter.
 */
export const isHoldMarked = (): boolean =>
  document.cookie.includes(`${holdMark}=`) || browserStorage.get(stored) !== null;

export const onHoldMark = (listener: () => void) => browserStorage.subscribe(stored, listener);

/** The response that says that there is no hold removes the cookie. */
export const forgetHoldMark = (): void => browserStorage.remove(stored);
