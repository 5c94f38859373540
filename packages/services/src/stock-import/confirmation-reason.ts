import type { StockRunRow } from '../db/schema/stock-import.js';
import type { LastRows } from './run-store.js';
import type { RowCounts } from './stage-rows.js';

/**
 * Why a full import waits for somebody: it has fewer than half of the rows of the one before, or so few
 * that can be used that it would retire cars for want of them.
 */
export function confirmationReason(
  { rows, accepted, repaired, retired }: RowCounts,
  before: LastRows,
): Pick<StockRunRow, 'reason' | 'reason_details'> | undefined {
  if (rows * 2 < before.rows) {
    return { reason: 'too_few_rows', reason_details: { rows, before: before.rows } };
  }
  const usable = accepted + repaired;
  if (retired === 0 || usable * 2 >= before.usable) return undefined;
  return { reason: 'too_few_usable', reason_details: { rows, usable, before: before.usable } };
}
