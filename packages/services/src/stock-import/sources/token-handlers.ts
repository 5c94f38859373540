import { randomUUID } from 'node:crypto';
import {
  createMachineToken,
  listMachineTokens,
  type MachineToken,
  revokeMachineToken,
} from '@mawkib/api-clients/contracts/stock';
import { desc, eq } from 'drizzle-orm';
import { recordChange } from '../../audit/record-change.js';
import { type MachineTokenRow, machineTokens } from '../../db/schema/stock-import-tables.js';
import { newSecret, secretHash } from '../../http/access/machine.js';
import { type Implementation, implementWith, signedIn } from '../../http/implement.js';
import { importErrors } from '../import-errors.js';

const implement = implementWith<'db' | 'clock'>();

const prefixLength = 8;

const present = (row: MachineTokenRow): MachineToken => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  sources: row.sources,
  created_by: row.created_by,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  revoked_at: row.revoked_at?.toISOString() ?? null,
});

/** Handlers of the tokens of other systems: the secret is shown once and stored as a hash. */
export const tokenHandlers: readonly Implementation[] = [
  implement(listMachineTokens, async (_, { db }) => {
    const found = await db.select().from(machineTokens).orderBy(desc(machineTokens.created_at));
    return { data: found.map(present), meta: { total: found.length } };
  }),
  implement(createMachineToken, async ({ body }, context) => {
    const { db, clock } = context;
    const by = signedIn(context);
    const secret = newSecret();
    const [row] = await db
      .insert(machineTokens)
      .values({
        id: randomUUID(),
        ...body,
        prefix: secret.slice(0, prefixLength),
        token_hash: secretHash(secret),
        person_id: by.id,
        created_by: by.name,
        created_at: clock.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw importErrors.tokenExists();
    const { name, scopes, sources } = row;
    await recordChange(db, {
      by,
      at: clock.now(),
      action: 'machine_token.created',
      subject: `machine_token/${row.id}`,
      details: { name, scopes, sources },
    });
    return { data: { ...present(row), secret } };
  }),
  implement(revokeMachineToken, async ({ params }, context) => {
    const { db, clock } = context;
    const [found] = await db
      .select()
      .from(machineTokens)
      .where(eq(machineTokens.id, params.id))
      .for('update');
    if (!found) throw importErrors.unknownToken();
    if (found.revoked_at) return { data: present(found) };
    const revoked_at = clock.now();
    await db.update(machineTokens).set({ revoked_at }).where(eq(machineTokens.id, found.id));
    await recordChange(db, {
      by: signedIn(context),
      at: revoked_at,
      action: 'machine_token.revoked',
      subject: `machine_token/${found.id}`,
      details: { name: found.name },
    });
    return { data: present({ ...found, revoked_at }) };
  }),
];
