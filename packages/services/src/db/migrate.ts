import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from './database.js';
import { packageRoot } from './package-root.js';
import { rows } from './rows.js';

export const migrationsFolder = path.join(packageRoot, 'src/db/migrations');

/** Any number; the same in every process, so that two that start together take turns. */
const lockKey = 7_240_118;

/**
 * Applies the SQL files that this database has not seen, in the order of their names, all in one
 * transaction under an advisory lock: a start that is killed, or that runs beside another, leaves
 * all of them or none.
 */
export async function migrate(database: OpenDatabase, folder = migrationsFolder): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const seen = await applied(database);
  const pending = names.filter((name) => !seen.has(name));
  if (!pending.length) return;
  const files = await Promise.all(
    pending.map(async (name) => ({ name, text: await readFile(path.join(folder, name), 'utf8') })),
  );
  await database.runScript(script(files));
}

/** Whether no market was ever kept in this database. */
export const isNewDatabase = async (database: OpenDatabase): Promise<boolean> =>
  (await applied(database)).size === 0;

/** What was applied already. Names are only ever added, so a name that is seen needs no lock. */
async function applied({ db }: OpenDatabase): Promise<ReadonlySet<string>> {
  const [table] = await rows<{ known: boolean }>(
    db,
    sql`select to_regclass('public.migrations') is not null as known`,
  );
  if (!table?.known) return new Set();
  const found = await rows<{ name: string }>(db, sql`select name from migrations`);
  return new Set(found.map(({ name }) => name));
}

/** One script: each file runs through `execute` only where its name is not recorded yet. */
function script(files: { name: string; text: string }[]): string {
  return `
    select pg_advisory_xact_lock(${lockKey});
    create table if not exists migrations (
      name text primary key,
      applied_at timestamptz not null default now()
    );
    ${files.map(({ name, text }) => guarded(name, text)).join('\n')}
  `;
}

function guarded(name: string, text: string): string {
  const quote = '$migration$';
  if (text.includes(quote) || name.includes("'"))
    throw new Error(`Migration ${name} cannot be quoted`);
  return `
    do $guard$ begin
      if not exists (select from migrations where name = '${name}') then
        execute ${quote}${text}${quote};
        insert into migrations (name) values ('${name}');
      end if;
    end $guard$;
  `;
}
