/** Reasons why a file cannot be read further. */
export type FeedErrorKind =
  | 'empty'
  | 'unreadable'
  | 'truncated'
  | 'bad_gzip'
  | 'too_large'
  | 'expands_too_far'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'dtd'
  | 'token_too_long'
  | 'too_deep';

/** The file cannot be read further. Discard the rows that were read before. */
export class FeedError extends Error {
  override name = 'FeedError';
  constructor(
    readonly kind: FeedErrorKind,
    /** Row at which reading stopped, counted from 1; 0 before the first. */
    readonly row: number,
    /** Bytes read, after decompression. */
    readonly byte: number,
    options?: ErrorOptions,
  ) {
    super(`The feed cannot be read on: ${kind} in row ${row}, at byte ${byte}.`, options);
  }
}
