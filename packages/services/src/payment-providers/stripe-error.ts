import { PaymentError, type PaymentErrorReason } from './payment-error.js';

/** Fields of the package's errors (`type` and `statusCode`). */
interface Failure {
  type?: unknown;
  code?: unknown;
  statusCode?: unknown;
}

/** Maps an error of the package to a `PaymentError`. Drops its message, which may contain keys. */
export function stripeError(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error;
  const { type, code, statusCode } = (error ?? {}) as Failure;
  const reason = reasonOf(String(type), Number(statusCode));
  return new PaymentError(reason, 'stripe', { code: typeof code === 'string' ? code : undefined });
}

function reasonOf(type: string, status: number): PaymentErrorReason {
  if (type === 'StripeCardError') return 'declined';
  if (type === 'StripeAuthenticationError' || type === 'StripePermissionError')
    return 'credentials';
  if (status === 404) return 'not_found';
  return status >= 400 && status < 500 && status !== 409 && status !== 429
    ? 'rejected'
    : 'unreachable';
}
