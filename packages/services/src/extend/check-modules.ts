import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Migration, ModuleMigrations } from '../db/migrate.js';
import { unquotable } from '../db/migrate.js';
import { builtInServices } from '../http/declared-operations.js';
import { checkCalls, nothingSeen, type SeenCalls } from './check-calls.js';
import type { ModuleDefinition } from './define-module.js';
import { checkMembers, isFields, oneOf, type Reject } from './parts-error.js';

const members: Readonly<Record<keyof ModuleDefinition, true>> = {
  name: true,
  about: true,
  calls: true,
  migrations: true,
  jobs: true,
  seed: true,
  start: true,
  stop: true,
};

const nameShape = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;
/** Reserved addresses that are not services. */
const otherAddresses = ['admin', 'docs', 'external'];

/** Checks the modules of a market and reads their migrations. */
export async function checkModules(given: unknown, reject: Reject): Promise<ModuleMigrations[]> {
  if (given === undefined) return [];
  if (!Array.isArray(given)) {
    reject('modules', 'must be a list of what defineModule returns');
    return [];
  }
  const names = new Map<string, string>();
  const jobs = new Map<string, string>();
  const calls = nothingSeen();
  const migrations: ModuleMigrations[] = [];
  for (const [at, module] of given.entries()) {
    const here = `modules[${at}]`;
    if (!isFields(module)) reject(here, 'is no module; make it with defineModule');
    else migrations.push(await checkModule(here, module, { names, jobs, calls }, reject));
  }
  return migrations;
}

interface Seen {
  names: Map<string, string>;
  jobs: Map<string, string>;
  calls: SeenCalls;
}

async function checkModule(
  here: string,
  given: Readonly<Record<string, unknown>>,
  { names, jobs, calls }: Seen,
  reject: Reject,
): Promise<ModuleMigrations> {
  checkMembers(here, given, members, reject);
  const module = given as unknown as ModuleDefinition;
  const name = String(module.name);
  checkName(`${here}.name`, name, names, reject);
  if (!Array.isArray(module.calls)) reject(`${here}.calls`, 'must be a list of calls');
  else checkCalls(name, `${here}.calls`, module.calls, calls, reject);
  checkJobs(name, `${here}.jobs`, module.jobs ?? [], jobs, reject);
  for (const hook of ['seed', 'start', 'stop'] as const) {
    const value: unknown = module[hook];
    if (value !== undefined && typeof value !== 'function') {
      reject(`${here}.${hook}`, 'must be a function');
    }
  }
  const where = `${here}.migrations`;
  const migrations = await readMigrations(where, module.migrations, reject);
  checkMigrations(where, migrations, reject);
  return { module: name, migrations };
}

function checkName(here: string, name: string, seen: Map<string, string>, reject: Reject): void {
  const first = seen.get(name);
  if (!nameShape.test(name) || name.length > 40) {
    reject(here, `"${name}" is no name of small letters, digits and dashes such as tide-tables`);
  } else if (builtInServices.has(name) || otherAddresses.includes(name)) {
    const taken = [...builtInServices, ...otherAddresses].join(', ');
    reject(here, `"${name}" is taken; choose a name that is none of: ${taken}`);
  } else if (first !== undefined) {
    reject(here, `"${name}" is that of ${first} already; choose another one`);
  } else {
    seen.set(name, here.replace(/\.name$/, ''));
  }
}

function checkJobs(
  module: string,
  here: string,
  jobs: unknown,
  seen: Map<string, string>,
  reject: Reject,
): void {
  if (!Array.isArray(jobs)) {
    reject(here, 'must be a list of jobs');
    return;
  }
  const start = `${module.replaceAll('-', '_')}_`;
  for (const [at, job] of (jobs as unknown[]).entries()) {
    const name = String(isFields(job) ? job.name : undefined);
    const place = `${here}[${at}]`;
    const first = seen.get(name);
    if (!isFields(job) || typeof job.run !== 'function')
      reject(`${place}.run`, 'must be a function');
    if (!name.startsWith(start) || !/^[a-z\d_]+$/.test(name)) {
      reject(`${place}.name`, `"${name}" must begin with ${start}, then letters and underscores`);
    } else if (first !== undefined) {
      reject(`${place}.name`, `"${name}" is that of ${first} already`);
    } else {
      seen.set(name, place);
    }
  }
}

async function readMigrations(
  here: string,
  given: ModuleDefinition['migrations'],
  reject: Reject,
): Promise<readonly Migration[]> {
  if (given === undefined) return [];
  if (Array.isArray(given)) return given;
  if (typeof given !== 'string' && !(given instanceof URL)) {
    reject(here, 'must be a folder, or a list of { name, sql }');
    return [];
  }
  try {
    const folder = given instanceof URL ? fileURLToPath(given) : given;
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
    if (names.length === 0) reject(here, `${folder} holds no .sql file`);
    return await Promise.all(
      names.map(async (name) => ({ name, sql: await readFile(path.join(folder, name), 'utf8') })),
    );
  } catch (error) {
    reject(here, `cannot be read (${(error as Error).message})`);
    return [];
  }
}

function checkMigrations(here: string, migrations: readonly Migration[], reject: Reject): void {
  const seen = new Map<string, string>();
  for (const [at, migration] of migrations.entries()) {
    const place = `${here}[${at}]`;
    const { name, sql } = (migration ?? {}) as Partial<Migration>;
    if (typeof name !== 'string' || !/^[\w.-]+$/.test(name)) {
      reject(`${place}.name`, 'must be letters, digits, dots and dashes such as 0001_tides.sql');
      continue;
    }
    const first = seen.get(name);
    if (first !== undefined) reject(`${place}.name`, `"${name}" is that of ${first} already`);
    seen.set(name, place);
    if (typeof sql !== 'string' || sql.trim() === '') reject(`${place}.sql`, `${name} is empty`);
    else if (unquotable(sql)) {
      reject(
        `${place}.sql`,
        `${name} must not hold ${unquotable(sql)}; quote it otherwise, ${oneOf(['$$', '$body$'])}`,
      );
    }
  }
}
