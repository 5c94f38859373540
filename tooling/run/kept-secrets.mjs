import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { RunFailure } from './fail.mjs';

/**
 * Secrets of the server of `npm start` that its caller did not set, generated once per data folder:
 * `{ SESSION_SECRET, DATA_KEY }`. An existing `data.key` is used.
 */
export function keptSecrets(root, dataDir = './data') {
  const folder = resolve(root, dataDir);
  const dataKey = join(folder, 'data.key');
  const secrets = readOrMake(folder);
  return existsSync(dataKey)
    ? { ...secrets, DATA_KEY: readFileSync(dataKey, 'utf8').trim() }
    : secrets;
}

function readOrMake(folder) {
  const file = join(folder, 'secrets.json');
  if (!existsSync(file)) make(folder, file);
  try {
    const { SESSION_SECRET, DATA_KEY } = JSON.parse(readFileSync(file, 'utf8'));
    if (SESSION_SECRET && DATA_KEY) return { SESSION_SECRET, DATA_KEY };
  } catch {}
  throw new RunFailure(
    `${file} holds no secrets; restore it from a backup, or set SESSION_SECRET and DATA_KEY`,
  );
}

/** If two processes start together, one's secrets win: a link is created only once. */
function make(folder, file) {
  const secrets = {
    SESSION_SECRET: randomBytes(32).toString('base64url'),
    DATA_KEY: randomBytes(32).toString('base64'),
  };
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if (error.code !== 'EEXIST') {
      throw new RunFailure(`DATA_DIR: ${folder} cannot be written (${error.message})`);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}
