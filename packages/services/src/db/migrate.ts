import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { StartError } from '../runtime/start-error.js';
import type { OpenDatabase } from './database.js';
import { rows } from './rows.js';

/** The folder of this package, for source and build. */
export const packageRoot = find(import.meta.dirname);

function find(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  return find(path.dirname(folder));
}

export const migrationsFolder = path.join(packageRoot, 'src/db/migrations');

/**
 * Lock key of migrations, the same in all processes, so that concurrent starts run them one after
 * the other.
 */
const lockKey = 7_240_118;

/**
 * Applies the pending SQL files in order of their names, in one transaction under an advisory lock.
 * If it is interrupted, or another process runs it, either all or none are applied.
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

/** A migration. Its name must not change once it was applied. */
export interface Migration {
  /** `0001_tides.sql`. */
  name: string;
  sql: string;
}

export interface ModuleMigrations {
  module: string;
  migrations: readonly Migration[];
}

/**
 * Applies the pending migrations of a market's module, in order and in one transaction, recorded as
 * `<module>/<name>`. If one fails none is applied and the start stops.
 */
export async function migrateModule(
  database: OpenDatabase,
  { module, migrations }: ModuleMigrations,
): Promise<void> {
  if (migrations.length === 0) return;
  const seen = await applied(database);
  const pending = migrations
    .map(({ name, sql }) => ({ name: `${module}/${name}`, text: sql }))
    .filter(({ name }) => !seen.has(name));
  if (pending.length === 0) return;
  await database.runScript(script(pending)).catch((error: Error) => {
    throw new StartError(`The migrations of the module ${module} failed: ${error.message}`);
  });
}

/** True if no migration was ever applied. */
export const isNewDatabase = async (database: OpenDatabase): Promise<boolean> =>
  (await applied(database)).size === 0;

/** Names of applied migrations. Names are only added, so reading them needs no lock. */
async function applied({ db }: OpenDatabase): Promise<ReadonlySet<string>> {
  const [table] = await rows<{ known: boolean }>(
    db,
    sql`select to_regclass('public.migrations') is not null as known`,
  );
  if (!table?.known) return new Set();
  const found = await rows<{ name: string }>(db, sql`select name from migrations`);
  return new Set(found.map(({ name }) => name));
}

/** One script that executes each file unless its name is already recorded. */
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

const quotes = ['$migration$', '$guard$'];
const [quote] = quotes;

/** The dollar quote that occurs in the text, which could not be quoted then. */
export const unquotable = (text: string): string | undefined =>
  quotes.find((one) => text.includes(one));

function guarded(name: string, text: string): string {
  if (unquotable(text) || name.includes("'")) throw new Error(`Migration ${name} cannot be quoted`);
  return `
    do $guard$ begin
      if not exists (select from migrations where name = '${name}') then
        execute ${quote}${text}${quote};
        insert into migrations (name) values ('${name}');
      end if;
    exception when others then
      raise exception '%: % (%)', '${name}', sqlerrm, sqlstate;
    end $guard$;
  `;
}
