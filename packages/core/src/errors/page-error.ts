/** What a page error says besides its message. Site document, section 8. */
export interface PageErrorOptions {
  /** Status of the answer and of the error page; 500 unless it is a whole number of 400 to 599. */
  statusCode?: number;
  cause?: unknown;
}

/**
 * An error that the error page shows: what happened, and with which status; 500 unless given. Site
 * document, section 8.
 */
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
 * Whatever was thrown, as a page error. A `statusCode` or `status` of 400 to 599 is kept, all else
 * is 500; an error without a message takes `fallback`.
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
