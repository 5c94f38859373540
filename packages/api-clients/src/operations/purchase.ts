import { descriptor } from './descriptor.js';

export const initOrder = descriptor({
  id: 'initOrder',
  service: 'purchase',
  method: 'POST',
  path: '/buy_online/orders/init',
});
export const createOrder = descriptor({
  id: 'createOrder',
  service: 'purchase',
  method: 'POST',
  path: '/buy_online/orders',
  status: 201,
});
export const getOrder = descriptor({
  id: 'getOrder',
  service: 'purchase',
  method: 'GET',
  path: '/buy_online/orders/:number',
});
export const confirmOrder = descriptor({
  id: 'confirmOrder',
  service: 'purchase',
  method: 'PUT',
  path: '/buy_online/orders/:number/confirm',
});
export const createPayment = descriptor({
  id: 'createPayment',
  service: 'purchase',
  method: 'POST',
  path: '/buy_online/payment',
  status: 201,
});
export const createPaypalOrder = descriptor({
  id: 'createPaypalOrder',
  service: 'purchase',
  method: 'POST',
  path: '/buy_online/paypal/create_order',
  status: 201,
});
export const getLiqpayCheckoutData = descriptor({
  id: 'getLiqpayCheckoutData',
  service: 'purchase',
  method: 'GET',
  path: '/buy_online/liqpay/checkout_data',
});
export const startPayment = descriptor({
  id: 'startPayment',
  service: 'purchase',
  method: 'POST',
  path: '/buy_online/payments/:vendor',
  status: 201,
});
export const sendInquiryEmail = descriptor({
  id: 'sendInquiryEmail',
  service: 'purchase',
  method: 'PUT',
  path: '/buy_online/orders/send_inquiry_email',
});
export const createPhoneVerification = descriptor({
  id: 'createPhoneVerification',
  service: 'purchase',
  method: 'POST',
  path: '/twilio/create_verification',
});
export const checkPhoneVerification = descriptor({
  id: 'checkPhoneVerification',
  service: 'purchase',
  method: 'POST',
  path: '/twilio/check_verification',
});
