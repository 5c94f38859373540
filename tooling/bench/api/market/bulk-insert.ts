/** The common interface of pg's pool and PGlite. */
export interface Client {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Inserts batches of rows; the first row defines the columns, others get their defaults. */
export async function bulkInsert(
  client: Client,
  table: string,
  batches: Iterable<readonly object[]>,
): Promise<void> {
  for (const rows of batches) {
    const columns = Object.keys(rows[0] ?? {}).join(', ');
    await client.query(
      `insert into ${table} (${columns})
        select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
      [JSON.stringify(rows)],
    );
  }
}

/** Drops the indexes of a table that no constraint needs, runs, and creates them again. */
export async function withoutIndexes(client: Client, table: string, run: () => Promise<void>) {
  const { rows } = await client.query(
    `select i.indexname as name, i.indexdef as made from pg_indexes i
      where i.schemaname = 'public' and i.tablename = $1
        and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  await run();
  for (const { made } of rows) await client.query(String(made));
}
