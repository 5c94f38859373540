import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CreateError } from '../create-error.ts';
import { fill } from '../fill.ts';
import { packageFolder } from '../package-folder.ts';
import { checkName, insertBehind, readPart, writePart } from './part-edits.ts';

/**
 * Creates `blocks/<name>` with definition, component and sample, and registers it in the catalogue
 * and components.
 */
export function newBlock(folder: string, name: string): string[] {
  checkName(name);
  const target = join(folder, 'blocks', name);
  if (existsSync(target)) throw new CreateError(`The name is taken: blocks/${name} exists`);
  const camel = name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const values = {
    key: name,
    camel,
    pascal: upper(camel),
    title: upper(name.replaceAll('-', ' ')),
  };

  const definition = `./blocks/${name}/${name}.definition.ts`;
  const catalogue = insertBehind(readPart(folder, 'catalogue.ts'), {
    file: 'catalogue.ts',
    pattern: /createCatalogue\(\[\.\.\.builtInBlocks/,
    added: `, ${camel}`,
    manualEdit: `${camel} of '${definition}' to createCatalogue`,
  });
  const components = insertBehind(readPart(folder, 'components.ts'), {
    file: 'components.ts',
    pattern: /createBlockComponents\(\{\s*\.\.\.builtInComponents,\n/,
    added: `  '${name}': () =>\n    import('./blocks/${name}/${values.pascal}.tsx').then((chunk) => chunk.${values.pascal}),\n`,
    manualEdit: `'${name}' with the component of './blocks/${name}/${values.pascal}.tsx' to createBlockComponents`,
  });

  const template = join(packageFolder, 'template-block');
  mkdirSync(target, { recursive: true });
  const written = readdirSync(template).map((file) => {
    const path = join('blocks', name, fill(file.replace(/\.tpl$/, ''), values));
    writeFileSync(join(folder, path), fill(readFileSync(join(template, file), 'utf8'), values));
    return path;
  });
  writePart(folder, 'catalogue.ts', withImport(catalogue, camel, definition));
  writePart(folder, 'components.ts', components);
  return [...written, 'catalogue.ts and components.ts know it; staff find it in the picker'];
}

/** Inserts an import after the last one. */
function withImport(text: string, name: string, from: string): string {
  const imports = [...text.matchAll(/^import .*;\n/gm)];
  const last = imports.at(-1);
  const at = last ? last.index + last[0].length : 0;
  return `${text.slice(0, at)}import { ${name} } from '${from}';\n${text.slice(at)}`;
}
