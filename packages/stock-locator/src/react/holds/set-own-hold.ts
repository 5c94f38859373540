import { serverOffset } from '@mawkib/core/countdown';
import type { StockSession } from '../session/stock-session.js';
import { createOwnHold, type OwnHold } from './own-hold.js';
import { createServerClock } from './server-clock.js';

/**
 * Shows the buyer's hold on cards and on the vehicle's page. `serverNow`: time of the server's
 * response; null: there is no hold (any more).
 */
export function setOwnHold(
  session: StockSession,
  hold: OwnHold | null,
  serverNow: string = '',
): void {
  if (hold) session.get(createServerClock).learn(serverOffset(serverNow, Date.now()));
  session.get(createOwnHold).set(hold);
}
