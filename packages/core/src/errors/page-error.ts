export interface PageErrorOptions {
  /** Status of the response and the error page; 500 unless it is an integer from 400 to 599. */
  statusCode?: number;
  cause?: unknown;
}

/** An error for the error page, with a status; default: 500. Site document, section 8. */
export class PageError extends Error {
  readonly kind = 'page';
  readonly statusCode: number;

  constructor(message: string, { statusCode = 500, cause }: PageErrorOptions = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'PageError';
    this.statusCode = isErrorStatus(statusCode) ? statusCode : 500;
  }
}

/**
 * Converts anything thrown to a `PageError`. Keeps a `statusCode` or `status` from 400 to 599,
 * otherwise 500; an error without a message gets `fallback`.
 */
export function toPageError(thrown: unknown, fallback = 'Something went wrong'): PageError {
  if (thrown instanceof PageError) return thrown;
  const { message, statusCode, status } = fieldsOf(thrown);
  return new PageError(typeof message === 'string' && message !== '' ? message : fallback, {
    statusCode: [statusCode, status].find(isErrorStatus),
    cause: thrown,
  });
}

const fieldsOf = (thrown: unknown): Record<string, unknown> => {
  if (typeof thrown === 'string') return { message: thrown };
  return typeof thrown === 'object' && thrown !== null ? (thrown as Record<string, unknown>) : {};
};

const isErrorStatus = (status: unknown): status is number =>
  Number.isInteger(status) && (status as number) >= 400 && (status as number) <= 599;
