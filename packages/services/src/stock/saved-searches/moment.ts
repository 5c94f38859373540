/** A database snapshot: the transactions that were finished at that time. */
export interface Moment {
  /** Every transaction below was finished. */
  readonly from: number;
  /** This transaction and all above had not started. */
  readonly to: number;
  /** Transactions in between that were still in progress. */
  readonly open: ReadonlySet<number>;
}

/** Parses a snapshot of PostgreSQL (`740:745:741,743`); undefined if it is invalid. */
export function readMoment(text: string): Moment | undefined {
  const found = /^(\d{1,15}):(\d{1,15}):((?:\d{1,15})(?:,\d{1,15})*)?$/.exec(text);
  if (!found) return undefined;
  const [from, to] = [Number(found[1]), Number(found[2])];
  const open = new Set(found[3] ? found[3].split(',').map(Number) : []);
  return from <= to ? { from, to, open } : undefined;
}

/** True if the changes of a transaction were visible at that time. */
export const wasOver = ({ from, to, open }: Moment, transaction: number): boolean =>
  transaction < from || (transaction < to && !open.has(transaction));
