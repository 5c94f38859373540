import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CreateError } from './create-error.ts';

/** Tarballs in a folder by package: `mawkib-core-0.1.0.tgz` is `@mawkib/core`. */
export function readVersions(folder: string): Record<string, string> {
  const tarballs = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.tgz'))
    : [];
  if (tarballs.length === 0)
    throw new CreateError(`--packages: there are no tarballs in ${folder}`);
  return Object.fromEntries(
    tarballs.map((name) => [
      `@mawkib/${name.replace(/^mawkib-(.+)-\d+\.\d+\.\d+.*\.tgz$/, '$1')}`,
      `file:${join(folder, name)}`,
    ]),
  );
}
