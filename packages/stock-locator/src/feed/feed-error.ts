/** Why a file cannot be read on. */
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

/** A file that cannot be read on. What was read before it is not to be kept. */
export class FeedError extends Error {
  override name = 'FeedError';
  constructor(
    readonly kind: FeedErrorKind,
    /** The row in which reading stopped, counted from 1; 0 before the first. */
    readonly row: number,
    /** How many bytes had been read, after decompression. */
    readonly byte: number,
    options?: ErrorOptions,
  ) {
    super(`The feed cannot be read on: ${kind} in row ${row}, at byte ${byte}.`, options);
  }
}
