export { createPurchaseClient, type PurchaseClient } from './clients/create-purchase-client.js';
