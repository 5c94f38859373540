import { createOrderStore } from '@mawkib/order-online/engine';
import { browserStorage } from '../storage/browser-storage.ts';

/** The buyer's journey in this browser. */
export const orderStore = createOrderStore(browserStorage);
