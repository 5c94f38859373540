import type { StockRunRow } from '../../db/schema/stock-import-tables.js';
import type { RowCounts } from '../staging/stage-rows.js';
import type { LastRows } from '../stored-runs.js';

/**
 * Reason why a full import waits for a confirmation; undefined if it does not. It waits if it has
 * fewer than half of the rows of the previous import, if so few rows are usable that half of the
 * vehicles would be retired, or if `unidentified` rows could be at least half of the vehicles that
 * it would retire. A rejected row with an id keeps its vehicle on sale; one without may be any of
 * the missing vehicles, which only a person can decide.
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
