import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GeneratorError } from './generator-error.ts';

const templates = join(dirname(fileURLToPath(import.meta.url)), 'templates');

/** Replaces `{{name}}`; throws if a name has no value. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template asks for '${name}'.`);
    return value;
  });
}

function* templateFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* templateFiles(path);
    else yield path;
  }
}

/** Writes a folder of templates to a target that must not exist; returns the new paths. */
export function writeTemplates(
  name: string,
  target: string,
  values: Readonly<Record<string, string>>,
): string[] {
  if (existsSync(target)) throw new GeneratorError(`The name is taken: ${target} exists.`);
  const source = join(templates, name);
  return [...templateFiles(source)].sort().map((template) => {
    const path = join(target, fill(relative(source, template).replace(/\.tpl$/, ''), values));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, fill(readFileSync(template, 'utf8'), values));
    return path;
  });
}
