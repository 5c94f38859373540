/** Cookie of a buyer's hold. Pages of a browser that has it are not taken from the page cache. */
export const lockCookieName = 'mk_order_lock';
