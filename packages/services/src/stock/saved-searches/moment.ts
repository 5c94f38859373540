/** A moment as transactions see it: which of them were over by then. */
export interface Moment {
  /** Every transaction below was over. */
  readonly from: number;
  /** This one and all above had not begun. */
  readonly to: number;
  /** Those between that were still under way. */
  readonly open: ReadonlySet<number>;
}

/** A snapshot of PostgreSQL, `740:745:741,743`; undefined for anything else. */
export function readMoment(text: string): Moment | undefined {
  const found = /^(\d{1,15}):(\d{1,15}):((?:\d{1,15})(?:,\d{1,15})*)?$/.exec(text);
  if (!found) return undefined;
  const [from, to] = [Number(found[1]), Number(found[2])];
  const open = new Set(found[3] ? found[3].split(',').map(Number) : []);
  return from <= to ? { from, to, open } : undefined;
}

/** Whether what a transaction did could be seen by then. */
export const wasOver = ({ from, to, open }: Moment, transaction: number): boolean =>
  transaction < from || (transaction < to && !open.has(transaction));
