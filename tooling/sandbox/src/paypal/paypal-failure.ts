import type { Ids } from '../surroundings/ids.ts';

/** A rejected call ("API responses" in PayPal's REST documentation). */
export class PaypalFailure extends Error {
  readonly status: number;
  readonly problem: string;
  readonly issue: string | undefined;
  readonly field: string | undefined;

  constructor(status: number, problem: string, message: string, issue?: string, field?: string) {
    super(message);
    this.status = status;
    this.problem = problem;
    this.issue = issue;
    this.field = field;
  }
}

/** 422: well-formed, but against a business rule. */
export const unprocessable = (issue: string, description: string): PaypalFailure =>
  new PaypalFailure(422, 'UNPROCESSABLE_ENTITY', description, issue);

/** 400: a field is missing or malformed. */
export const malformed = (issue: string, description: string, field: string): PaypalFailure =>
  new PaypalFailure(400, 'INVALID_REQUEST', description, issue, field);

export const notFound = (): PaypalFailure =>
  new PaypalFailure(
    404,
    'RESOURCE_NOT_FOUND',
    'Specified resource ID does not exist. Please check the resource ID and try again.',
    'INVALID_RESOURCE_ID',
  );

const sentences: Record<string, string> = {
  UNPROCESSABLE_ENTITY:
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  INVALID_REQUEST: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  RESOURCE_NOT_FOUND: 'The specified resource does not exist.',
};

/** Body of the error, with the debug id for PayPal's support. */
export function problemBody({ problem, issue, field, message }: PaypalFailure, ids: Ids) {
  return {
    name: problem,
    ...(issue && {
      details: [{ issue, description: message, ...(field && { field, location: 'body' }) }],
    }),
    message: sentences[problem] ?? message,
    debug_id: ids.hex('', 13),
    links: issue
      ? [
          {
            href: `https://developer.paypal.com/api/rest/reference/orders/v2/errors/#${issue}`,
            rel: 'information_link',
            method: 'GET',
          },
        ]
      : [],
  };
}
