import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite';
import type { PGliteLike } from 'pg-boss';

/** Types that Drizzle reads as text: days, times, intervals, and arrays of these and of numerics. */
const asText = [1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231];

type Parsers = Record<number, ((value: string, oid: number) => unknown) | undefined>;
type Client = Pick<PGlite, 'query'>;
type Row = Record<string, unknown>;

/**
 * Drizzle passes these parsers with each query, and PGlite then copies its table of 300 for it: a
 * third of the CPU of a small query. They become the parsers of the database; the job queue, which
 * reads times as `Date`, gets its results parsed by the former ones.
 */
export function shareParsers(client: PGlite): { drizzle: PGlite; queue: PGliteLike } {
  const parsers = client.parsers as Parsers;
  const former: Parsers = Object.fromEntries(asText.map((oid) => [oid, parsers[oid]]));
  for (const oid of asText) parsers[oid] = (value) => value;

  const reparsed = <T extends Results<Row>>(result: T): T => {
    for (const { name, dataTypeID } of result.fields) {
      const parse = former[dataTypeID];
      if (!parse) continue;
      for (const row of result.rows) {
        const value = row[name];
        if (typeof value === 'string') row[name] = parse(value, dataTypeID);
      }
    }
    return result;
  };
  const queue = {
    query: async (text: string, values?: unknown[]) =>
      reparsed(await client.query<Row>(text, values)),
    exec: async (text: string) =>
      (await client.exec(text)).map((result) => reparsed(result as Results<Row>)),
    listen: (channel: string, notified: (payload: string) => void) =>
      client.listen(channel, notified),
  };
  return { drizzle: withoutParsers(client), queue: queue as PGliteLike };
}

/** What Drizzle calls of a client, and of a transaction. */
function withoutParsers(client: PGlite): PGlite {
  const queryOf = (each: Client) => (text: string, values?: unknown[], options?: QueryOptions) =>
    each.query(text, values, { ...options, parsers: undefined });
  const used = {
    query: queryOf(client),
    transaction: <T>(run: (tx: Client) => Promise<T>) =>
      client.transaction((tx) => run({ query: queryOf(tx) as Client['query'] })),
  };
  return used as unknown as PGlite;
}
