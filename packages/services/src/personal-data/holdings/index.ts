import { evHolding } from '../../ev/ev-data-source.js';
import { checkoutHolding } from '../../orders/checkout/checkout-data-source.js';
import type { PersonHolding } from '../../person-data-source.js';
import { leadHolding } from '../../forms/leads/lead-data-source.js';
import { mailHolding } from '../mail-data-source.js';
import { orderHolding } from '../../orders/order-data-source.js';

/** All that is known of people; what holds more of them adds it here. */
export const holdings: readonly PersonHolding[] = [
  leadHolding,
  orderHolding,
  checkoutHolding,
  evHolding,
  mailHolding,
];
