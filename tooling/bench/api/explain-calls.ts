import type { Row } from '../report.ts';
import type { Request } from './http-client.ts';
import type { Statement } from './server/run-bare.ts';
import type { ServedApi } from './server/served-api.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

/** Max rows of a table for which a full scan is acceptable. */
const smallTable = 1_000;

/**
 * Explains every statement that these requests cause. Returns sequential scans of large tables;
 * there should be none.
 */
export async function explainCalls(
  api: ServedApi,
  calls: readonly { name: string; request: Request }[],
): Promise<Row[]> {
  const sizes = new Map(
    (
      await api.rows<{ name: string; rows: number }>(
        `select relname as name, reltuples::bigint::int as rows from pg_class where relkind = 'r'`,
      )
    ).map(({ name, rows }) => [name, rows]),
  );
  const rows: Row[] = [];
  for (const { name, request } of calls) {
    await api.record();
    await api.fetch(request);
    const requested = (await api.recorded()).filter(({ text }) =>
      /^(select|with)\b/i.test(text.trim()),
    );
    for (const statement of requested) {
      const nodes = await nodesOf(api, statement);
      const scans = nodes.filter(
        (node) =>
          node['Node Type'] === 'Seq Scan' &&
          (sizes.get(node['Relation Name'] ?? '') ?? 0) > smallTable,
      );
      rows.push({
        call: name,
        statement: statement.text.replace(/\s+/g, ' ').slice(0, 60),
        indexes: [...new Set(nodes.map((node) => node['Index Name']).filter(Boolean))].join(', '),
        'scans of large tables': scans.map((node) => node['Relation Name']).join(', ') || 'none',
      });
    }
  }
  return rows;
}

async function nodesOf(api: ServedApi, { text, values }: Statement): Promise<Plan[]> {
  const [row] = await api.rows<{ 'QUERY PLAN': string | [{ Plan: Plan }] }>(
    `explain (format json) ${text}`,
    values,
  );
  const found = row?.['QUERY PLAN'];
  const [root] =
    typeof found === 'string' ? (JSON.parse(found) as [{ Plan: Plan }]) : (found ?? []);
  const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];
  return root ? flat(root.Plan) : [];
}
