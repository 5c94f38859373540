import { createOrderStore } from '@mawkib/order-online/engine';
import { browserStorage } from '../storage/browser-storage.ts';

/** Order journey of the buyer, stored in this browser. */
export const orderStore = createOrderStore(browserStorage);
