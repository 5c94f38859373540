import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Entry {
  /** Import specifier: `@mawkib/core/money`. */
  name: string;
  package: string;
  source: string;
}

type Target = string | { '@mawkib/source'?: string };

/** Every entry point of every published package that has code. */
export function readEntries(root: string): Entry[] {
  const folder = join(root, 'packages');
  return readdirSync(folder).flatMap((name) => {
    const manifest = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')) as {
      name: string;
      exports: Record<string, Target>;
    };
    return Object.entries(manifest.exports).flatMap(([path, target]) => {
      const source = typeof target === 'string' ? undefined : target['@mawkib/source'];
      if (!source) return [];
      return [
        {
          name: manifest.name + path.slice(1),
          package: manifest.name,
          source: join(folder, name, source),
        },
      ];
    });
  });
}
