/**
 * Reason why a call to a payment vendor failed: `not_configured` (the market has no keys for it),
 * `credentials` (it rejects the market's keys), `unreachable` (no usable response; it may have
 * acted), `declined` (the payer's bank), `not_found`, `rejected` (a valid request that it denies;
 * `code` is the vendor's) and `signature` (a message that it did not send, or that is too old).
 */
export type PaymentErrorReason =
  | 'not_configured'
  | 'credentials'
  | 'unreachable'
  | 'declined'
  | 'not_found'
  | 'rejected'
  | 'signature';

/** Failed call to a payment vendor. The message contains neither keys nor data of a buyer. */
export class PaymentError extends Error {
  readonly kind = 'payment';
  /** The vendor's error code: `amount_too_small`. */
  readonly code: string | undefined;

  constructor(
    readonly reason: PaymentErrorReason,
    readonly vendor: string,
    { code, ...options }: ErrorOptions & { code?: string | undefined } = {},
  ) {
    super(`${vendor} did not do it (${[reason, code].filter(Boolean).join(', ')})`, options);
    this.code = code;
  }
}

export const isPaymentError = (error: unknown): error is PaymentError =>
  error instanceof PaymentError;
