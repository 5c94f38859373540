/** Cookie that scripts may read: this browser has taken a hold. Its id is in another one. */
export const holdMarkName = 'mk_order_hold';
