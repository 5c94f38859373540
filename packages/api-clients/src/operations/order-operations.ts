import type { OperationDescriptor } from './operation-descriptor.js';

export const initOrder = {
  id: 'initOrder',
  service: 'purchase',
  method: 'POST',
  path: '/buy_online/orders/init',
} as const satisfies OperationDescriptor;
export const createOrder = {
  id: 'createOrder',
  service: 'purchase',
  method: 'POST',
  path: '/buy_online/orders',
  status: 201,
} as const satisfies OperationDescriptor;
export const getHold = {
  id: 'getHold',
  service: 'purchase',
  method: 'GET',
  path: '/buy_online/hold',
} as const satisfies OperationDescriptor;
export const waitForVehicle = {
  id: 'waitForVehicle',
  service: 'purchase',
  method: 'POST',
  path: '/buy_online/waiting',
  status: 201,
} as const satisfies OperationDescriptor;
export const confirmWaiting = {
  id: 'confirmWaiting',
  service: 'purchase',
  method: 'PUT',
  path: '/buy_online/waiting/confirm',
} as const satisfies OperationDescriptor;
export const getOrderOptions = {
  id: 'getOrderOptions',
  service: 'purchase',
  method: 'GET',
  path: '/buy_online/vehicles/:id/options',
} as const satisfies OperationDescriptor;
export const getOrder = {
  id: 'getOrder',
  service: 'purchase',
  method: 'GET',
  path: '/buy_online/orders/:number',
} as const satisfies OperationDescriptor;
export const confirmOrder = {
  id: 'confirmOrder',
  service: 'purchase',
  method: 'PUT',
  path: '/buy_online/orders/:number/confirm',
} as const satisfies OperationDescriptor;
export const cancelOrder = {
  id: 'cancelOrder',
  service: 'purchase',
  method: 'PUT',
  path: '/buy_online/orders/:number/cancel',
} as const satisfies OperationDescriptor;
export const createPayment = {
  id: 'createPayment',
  service: 'purchase',
  method: 'POST',
  path: '/buy_online/payment',
  status: 201,
} as const satisfies OperationDescriptor;
export const createPaypalOrder = {
  id: 'createPaypalOrder',
  service: 'purchase',
  method: 'POST',
  path: '/buy_online/paypal/create_order',
  status: 201,
} as const satisfies OperationDescriptor;
export const getLiqpayCheckoutData = {
  id: 'getLiqpayCheckoutData',
  service: 'purchase',
  method: 'GET',
  path: '/buy_online/liqpay/checkout_data',
} as const satisfies OperationDescriptor;
export const startPayment = {
  id: 'startPayment',
  service: 'purchase',
  method: 'POST',
  path: '/buy_online/payments/:vendor',
  status: 201,
} as const satisfies OperationDescriptor;
export const sendInquiryEmail = {
  id: 'sendInquiryEmail',
  service: 'purchase',
  method: 'PUT',
  path: '/buy_online/orders/send_inquiry_email',
} as const satisfies OperationDescriptor;
export const createPhoneVerification = {
  id: 'createPhoneVerification',
  service: 'purchase',
  method: 'POST',
  path: '/twilio/create_verification',
} as const satisfies OperationDescriptor;
export const checkPhoneVerification = {
  id: 'checkPhoneVerification',
  service: 'purchase',
  method: 'POST',
  path: '/twilio/check_verification',
} as const satisfies OperationDescriptor;
