import { closedLoop, type Timed } from '../closed-loop.ts';
import type { Client } from '../market/bulk-insert.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/**
 * The database's own work for calls: one entry per call, with its statements in one transaction.
 */
export type Bare = readonly (readonly Statement[])[];

interface Pool extends Client {
  connect?(): Promise<Client & { release(): void }>;
  transaction?(run: (tx: Client) => Promise<void>): Promise<void>;
}

/** Runs entries of `bare` in turn, starting at `at`, `times` of them. */
export function runBare(
  client: Pool,
  bare: Bare,
  { times, at, connections }: { times: number; at: number; connections: number },
): Promise<Timed> {
  return closedLoop(times, connections, async (turn) => {
    const statements = bare[(at + turn) % bare.length] ?? [];
    const [only] = statements;
    if (only && statements.length === 1) await client.query(only.text, only.values);
    else await inTransaction(client, statements);
  });
}

async function inTransaction(pool: Pool, statements: readonly Statement[]) {
  if (pool.transaction) {
    return pool.transaction(async (tx) => {
      for (const { text, values } of statements) await tx.query(text, values);
    });
  }
  const client = await pool.connect?.();
  if (!client) throw new Error('Neither a pool nor PGlite');
  try {
    await client.query('begin');
    for (const { text, values } of statements) await client.query(text, values);
    await client.query('commit');
  } finally {
    client.release();
  }
}
