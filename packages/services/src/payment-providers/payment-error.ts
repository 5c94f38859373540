/**
 * Why a vendor of payments could not do what was asked:
 * `not_configured` (the market has no keys of it), `credentials` (it refuses the market's keys),
 * `unreachable` (no usable answer; whether it acted is not known), `declined` (the payer's bank),
 * `not_found`, `refused` (it understood and says no; `code` is its own word) and `signature` (a
 * message that it did not send, or sent too long ago).
 */
export type PaymentErrorReason =
  | 'not_configured'
  | 'credentials'
  | 'unreachable'
  | 'declined'
  | 'not_found'
  | 'rejected'
  | 'signature';

/** A call to a vendor that failed. Its message holds neither keys nor what a buyer sent. */
export class PaymentError extends Error {
  readonly kind = 'payment';
  /** The vendor's own word for it: `amount_too_small`. */
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
