import type { Client } from '../market/bulk-insert.ts';
import type { Statement } from './run-bare.ts';

type Query = (text: string | { text: string }, values?: unknown[], rest?: unknown) => unknown;

/** Records statements outside transactions, between `begin` and `end`. */
export function recordStatements(client: Client) {
  const query = client.query.bind(client) as unknown as Query;
  let seen: Statement[] | undefined;
  const noting: Query = (text, values, rest) => {
    seen?.push({ text: typeof text === 'string' ? text : text.text, values: values ?? [] });
    return query(text, values, rest);
  };
  (client as unknown as { query: Query }).query = noting;
  return {
    begin(): void {
      seen = [];
    },
    end(): Statement[] {
      const noted = seen ?? [];
      seen = undefined;
      return noted;
    },
  };
}
