import { createHash, randomBytes } from 'node:crypto';
import type { Person } from '@mawkib/api-clients/contracts/identity';
import type { MachineScope } from '@mawkib/api-clients/contracts/stock';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database.js';
import { machineTokens } from '../../db/schema/stock-import-tables.js';
import type { Clock } from '../../runtime/clock.js';

/** Another system that calls with a machine token. */
export interface Machine {
  /** Id of the token. */
  id: string;
  scopes: readonly MachineScope[];
  /** Ids of the stock sources that it may import; null: all. */
  sources: readonly string[] | null;
  /** The person that it acts for; `name` is the token's name. */
  person: Person;
}

interface Reader {
  db: Database;
  clock: Clock;
}

const secretBytes = 30;
const mark = 'mwk_';
/** Interval at which the last use of a token is recorded. */
const noteEveryMs = 60_000;

/** Operations that each scope allows. A token can call nothing else. */
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

/** The machine token of an Authorization header; undefined when it has none. */
export function bearerOf(header: string | undefined): string | undefined {
  const [, token] = /^Bearer +(\S{1,100})$/i.exec(header ?? '') ?? [];
  return token;
}

export const newSecret = (): string => mark + randomBytes(secretBytes).toString('base64url');

/** Secrets are long and random, so an unsalted hash is enough and stays valid across restarts. */
export const secretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** The system that a token belongs to; null if the token is unknown or revoked. */
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
