import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GeneratorError } from './generator-error.ts';
import { namesOf } from './names.ts';
import { fill } from './templates.ts';

/** Creates docs/decisions/NNNN-name.md, with the next free number. */
export function newDecision(root: string, name: string): string[] {
  const { key, title } = namesOf(name);
  const folder = join(root, 'docs', 'decisions');
  mkdirSync(folder, { recursive: true });
  const present = readdirSync(folder).filter((file) => /^\d{4}-.+\.md$/.test(file));
  const taken = present.find((file) => file.slice(5, -3) === key);
  if (taken) throw new GeneratorError(`The name is taken: docs/decisions/${taken} exists.`);

  const last = Math.max(0, ...present.map((file) => Number(file.slice(0, 4))));
  const path = join(folder, `${String(last + 1).padStart(4, '0')}-${key}.md`);
  const template = join(folder, 'template.md');
  if (!existsSync(template)) throw new GeneratorError('docs/decisions/template.md is missing.');
  writeFileSync(path, fill(readFileSync(template, 'utf8'), { title }));
  return [path];
}
