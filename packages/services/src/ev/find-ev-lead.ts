import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.js';
import { type EvLeadRow, evLeads } from '../db/schema/ev-leads.js';
import { isToken } from '../orders/order-secrets.js';
import { evErrors } from './ev-errors.js';

/** Finds a lead by id; throws 404 `unknown_lead`. */
export async function findEvLead(db: Database, id: string): Promise<EvLeadRow> {
  const [found] = await db.select().from(evLeads).where(eq(evLeads.id, id));
  if (!found) throw evErrors.unknownLead();
  return found;
}

/** Finds and locks a lead until the transaction ends. */
export async function lockEvLead(tx: Database, id: string): Promise<EvLeadRow> {
  const [found] = await tx.select().from(evLeads).where(eq(evLeads.id, id)).for('update');
  if (!found) throw evErrors.unknownLead();
  return found;
}

/** True if the token is the buyer's, false without a token. Throws for a wrong one. */
export function isBuyer({ token_hash }: EvLeadRow, token: string | undefined): boolean {
  if (token === undefined) return false;
  if (!isToken(token, token_hash)) throw evErrors.invalidToken();
  return true;
}
