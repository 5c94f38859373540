import type { StockRunRow } from '../../db/schema/stock-import-tables.js';
import type { LastRows } from '../run-store.js';
import type { RowCounts } from '../staging/stage-rows.js';

/**
 * Why a full import waits for somebody: it has fewer than half of the rows of the one before, or so few
 * that can be used that it would retire cars for want of them, or `unidentified` rows that could be at
 * least half of the cars it would retire. A rejected row that tells its car keeps it on sale; one that
 * does not may be any of the missing, and whoever looks at the file can say. Fewer than half are not
 * worth holding up a whole import, as a file always has some that were sold.
 */
export function confirmationReason(
  { rows, accepted, repaired, retired }: RowCounts,
  before: LastRows,
  unidentified: number,
): Pick<StockRunRow, 'reason' | 'reason_details'> | undefined {
  if (rows * 2 < before.rows) {
    return { reason: 'too_few_rows', reason_details: { rows, before: before.rows } };
  }
  const usable = accepted + repaired;
  if (retired === 0) return undefined;
  if (usable * 2 >= before.usable) {
    return unidentified > 0 && unidentified * 2 >= retired
      ? { reason: 'unidentified_rows', reason_details: { unidentified, retired } }
      : undefined;
  }
  return { reason: 'too_few_usable', reason_details: { rows, usable, before: before.usable } };
}
