import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './execute.ts';

type Manifest = { exports?: Record<string, string | { '@mawkib/source'?: string }> };

/** Hash of what a package exports: its manifest and the text of each entry. */
export function exportsKey(folder: string): string {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const hash = createHash('sha256').update(manifest);
  for (const target of Object.values((JSON.parse(manifest) as Manifest).exports ?? {})) {
    const source = typeof target === 'string' ? undefined : target['@mawkib/source'];
    if (source) hash.update(source).update(readFileSync(join(folder, source)));
  }
  return hash.digest('hex');
}

/**
 * Runs a check of a package as packed, unless it has passed for the same exports before; a failure
 * is not remembered.
 */
export async function rememberPassed(
  root: string,
  name: string,
  key: string,
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  const folder = join(root, 'node_modules/.cache/mawkib-check');
  const file = join(folder, `${name.replaceAll(' ', '-')}.${key}`);
  if (existsSync(file)) return { ok: true, output: '' };
  const outcome = await run();
  if (outcome.ok) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, '');
  }
  return outcome;
}
