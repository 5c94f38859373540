import type { Call } from '../call.js';
import { confirmOrder, createOrder, getOrder, initOrder } from '../contracts/purchase/orders.js';
import {
  createPayment,
  createPaypalOrder,
  getLiqpayCheckoutData,
  sendInquiryEmail,
  startPayment,
} from '../contracts/purchase/payments.js';
import { bindOperations } from './bind-operations.js';

/** Calls of the purchase service; what is sent has the keys of the spec and no other. Section 7. */
export const createPurchaseClient = (call: Call) =>
  bindOperations(call, {
    confirmOrder,
    createOrder,
    createPayment,
    createPaypalOrder,
    getLiqpayCheckoutData,
    getOrder,
    initOrder,
    sendInquiryEmail,
    startPayment,
  });
export type PurchaseClient = ReturnType<typeof createPurchaseClient>;
