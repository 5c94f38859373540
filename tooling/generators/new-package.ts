import { join } from 'node:path';
import { namesOf } from './names.ts';
import { writeTemplates } from './templates.ts';

/** Creates packages/<name> like the existing packages. */
export function newPackage(root: string, name: string): string[] {
  const { key, title } = namesOf(name);
  return writeTemplates('package', join(root, 'packages', key), { key, title });
}
