import { latePart } from '@mawkib/core/react';
import type { PaymentProps } from './Payment.js';

/**
 * Every state of a payment, with code that loads where it is shown, or with `LatePayment.load()`. Use
 * it within an `OrderLayout`.
 */
export const LatePayment = latePart<PaymentProps>(
  async () => (await import('./Payment.js')).Payment,
);
