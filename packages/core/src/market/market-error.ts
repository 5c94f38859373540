/** A problem with one field of a market. */
export interface MarketProblem {
  /** Path in the object: `brands[1].theme`. */
  readonly path: string;
  readonly message: string;
}

/** Thrown by `defineMarket`; the message has one line per problem. */
export class MarketError extends Error {
  readonly kind = 'market';

  constructor(readonly problems: readonly MarketProblem[]) {
    super(['The market is not valid:', ...problems.map(lineOf)].join('\n'));
    this.name = 'MarketError';
  }
}

const lineOf = ({ path, message }: MarketProblem) => `${path}: ${message}`;

/** Reports a problem. */
export type Reject = (path: string, message: string) => void;

export const oneOf = (allowed: readonly string[]) => `allowed: ${allowed.join(', ')}`;
