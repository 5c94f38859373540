import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../db/database.js';
import { rows } from '../db/rows.js';

type Query = (text: string | { text: string }, values?: unknown[], rest?: unknown) => unknown;
type Client = { query: Query };

interface Statement {
  text: string;
  values: unknown[];
}

const clientOf = ({ db }: OpenDatabase) => (db as unknown as { $client: Client }).$client;

/** Collects the SQL statements during `run`, outside transactions. */
export async function statementsOf(
  database: OpenDatabase,
  run: () => Promise<unknown>,
): Promise<Statement[]> {
  const client = clientOf(database);
  const { query } = client;
  const seen: Statement[] = [];
  client.query = (text, values, rest) => {
    seen.push({ text: typeof text === 'string' ? text : text.text, values: values ?? [] });
    return query.call(client, text, values, rest);
  };
  await run().finally(() => {
    client.query = query;
  });
  return seen;
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Tables of at least `least` rows with a sequential scan in the plans of these statements. */
export async function scansOf(
  database: OpenDatabase,
  statements: readonly Statement[],
  min: number,
): Promise<string[]> {
  const large = await rows<{ name: string }>(
    database.db,
    sql`select relname as name from pg_class where relkind = 'r' and reltuples >= ${min}`,
  );
  const names = new Set(large.map(({ name }) => name));
  const scans: string[] = [];
  for (const { text, values } of statements) {
    if (!/^\s*(select|with|update|delete)\b/i.test(text)) continue;
    const explained = (await clientOf(database).query(`explain (format json) ${text}`, values)) as {
      rows: [{ 'QUERY PLAN': string | [{ Plan: Plan }] }];
    };
    const found = explained.rows[0]['QUERY PLAN'];
    const [root] = typeof found === 'string' ? (JSON.parse(found) as [{ Plan: Plan }]) : found;
    for (const node of flat(root.Plan)) {
      const table = node['Relation Name'] ?? '';
      if (node['Node Type'] === 'Seq Scan' && names.has(table)) scans.push(`${table}: ${text}`);
    }
  }
  return scans;
}

const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];
