import { demoServices } from '@mawkib/demo-market/services';
import { createApi, readConfig, serverOptions, sessionCookie } from '@mawkib/services';
import { beginSession, openEmbedded, openServer } from '@mawkib/services/storage';
import fastify from 'fastify';
import type { Client } from '../market/bulk-insert.ts';
import { clientOf } from '../market/load-market.ts';
import type { BenchRequest } from './bench-request.ts';
import { runBare, type Statement } from './run-bare.ts';

type Query = (text: string | { text: string }, values?: unknown[], rest?: unknown) => unknown;

/** Records statements outside transactions, between `begin` and `end`. */
function recordStatements(client: Client) {
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

/** Serves the services over HTTP, with the bare database in the same process. */
const config = readConfig(process.env);
const open = config.databaseUrl
  ? await openServer(config.databaseUrl)
  : await openEmbedded(config.dataDir);
const client = clientOf(open);
const statements = recordStatements(client);
const api = await createApi({ ...config, ...demoServices }, { database: open });
const server = fastify(serverOptions);
await server.register(api.plugin);
const origin = await server.listen({ port: 0, host: '127.0.0.1' });

/** Cookie header of a new staff member. */
async function signIn(role: string): Promise<string> {
  const { rows } = await client.query(
    `insert into people (issuer, subject, name, email, roles, signed_in_at)
      values ('bench', gen_random_uuid()::text, 'Bench', 'bench@example.test', $1, now())
      returning id`,
    [JSON.stringify([role])],
  );
  const keeper = { db: open.db, config, clock: config.clock };
  const token = await beginSession(keeper, String(rows[0]?.id), config.sessionHours, undefined);
  return `${sessionCookie}=${token}`;
}

async function response(request: BenchRequest): Promise<unknown> {
  switch (request.do) {
    case 'usage':
      return { cpu: process.cpuUsage(), memory: process.memoryUsage() };
    case 'rows':
      return (await client.query(request.text, request.values)).rows;
    case 'bare':
      return runBare(client, request.bare, request);
    case 'signIn':
      return signIn(request.role);
    case 'record':
      return statements.begin();
    case 'recorded':
      return statements.end();
    case 'close':
      await server.close();
      await api.close();
  }
}

process.on('message', async ({ id, request }: { id: number; request: BenchRequest }) => {
  const reply = await response(request).then(
    (value) => ({ id, value }),
    (error: Error) => ({ id, error: error.message }),
  );
  process.send?.(reply, () => {
    if (request.do === 'close') process.exit(0);
  });
});
process.on('disconnect', () => process.exit(1));
process.send?.({ origin });
