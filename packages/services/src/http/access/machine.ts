import { createHash, randomBytes } from 'node:crypto';
import type { MachineScope, Person } from '@mawkib/api-clients/contracts';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { machineTokens } from '../../db/schema/stock-import.js';
import type { Clock } from '../../runtime/clock.js';

/** Another system that calls with a token of its own. */
export interface Machine {
  /** Of the token. */
  id: string;
  scopes: readonly MachineScope[];
  /** The only sources of stock that it may import; null: all. */
  sources: readonly string[] | null;
  /** In whose name it acts; `name` is the token's. */
  person: Person;
}

interface Reader {
  db: Database;
  clock: Clock;
}

const secretBytes = 30;
const mark = 'mwk_';
/** When a token was last used is noted this often. */
const noteEveryMs = 60_000;

/** What a scope allows; nothing else can be called with a token. */
const callsOf: Readonly<Record<MachineScope, readonly string[]>> = {
  'stock:push': ['pushStockVehicles'],
  'stock:import': [
    'uploadStockFile',
    'startStockRun',
    'getStockRun',
    'getStockReport',
    'downloadStockReport',
  ],
};

export const mayMachineCall = (operation: string, scopes: readonly MachineScope[]): boolean =>
  scopes.some((scope) => callsOf[scope].includes(operation));

/** The token of an Authorization header; undefined where it is none of ours. */
export function bearerOf(header: string | undefined): string | undefined {
  const [, token] = /^Bearer +(\S{1,100})$/i.exec(header ?? '') ?? [];
  return token;
}

export const newSecret = (): string => mark + randomBytes(secretBytes).toString('base64url');

/** Secrets are random and long: a plain hash keeps them, also from one start to the next. */
export const secretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** The system that a token belongs to; null where there is none, or it was revoked. */
export async function readMachine(reader: Reader, token: string): Promise<Machine | null> {
  const { db, clock } = reader;
  if (!token.startsWith(mark)) return null;
  const [row] = await db
    .select()
    .from(machineTokens)
    .where(and(eq(machineTokens.token_hash, secretHash(token)), isNull(machineTokens.revoked_at)));
  if (!row) return null;
  const now = clock.now();
  const before = new Date(now.getTime() - noteEveryMs);
  await db
    .update(machineTokens)
    .set({ last_used_at: now })
    .where(
      and(
        eq(machineTokens.id, row.id),
        or(isNull(machineTokens.last_used_at), lt(machineTokens.last_used_at, before)),
      ),
    );
  const { id, scopes, sources, name, person_id } = row;
  return { id, scopes, sources, person: { id: person_id, name, email: '', roles: [] } };
}
