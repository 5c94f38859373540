import { evHolding } from '../../ev/ev-holding.js';
import { checkoutHolding } from '../../purchase/checkout-holding.js';
import type { PersonHolding } from './holding.js';
import { leadHolding } from './leads.js';
import { mailHolding } from './mails.js';
import { orderHolding } from './orders.js';

/** All that is known of people; what holds more of them adds it here. */
export const holdings: readonly PersonHolding[] = [
  leadHolding,
  orderHolding,
  checkoutHolding,
  evHolding,
  mailHolding,
];
