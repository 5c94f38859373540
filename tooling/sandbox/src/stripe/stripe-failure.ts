/** Error object of Stripe's API ("Errors" in Stripe's API reference), without derived fields. */
export interface FailureBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: unknown;
  payment_method?: unknown;
}

/** A call that fails with an error envelope. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: FailureBody;

  constructor(status: number, body: FailureBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** 400: invalid request. */
export const invalid = (message: string, code?: string, param?: string): StripeFailure =>
  new StripeFailure(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  });

/** 404: no such object in this account. */
export const missing = (kind: string, id: string, param = 'id'): StripeFailure =>
  new StripeFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });

/** The envelope; each code has its own documentation page. */
export const envelope = (body: FailureBody) => ({
  error: {
    ...body,
    ...(body.code && {
      doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}`,
    }),
  },
});
