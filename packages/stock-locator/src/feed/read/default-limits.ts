import type { FeedLimits } from '../feed-types.js';

/** Default limits of `readRows`. */
export const defaultLimits: FeedLimits = {
  columns: 500,
  cell: 65_536,
  row: 1_048_576,
  rows: 2_000_000,
  depth: 8,
  bytes: 4 * 1024 ** 3,
  expansion: 200,
};
