import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { CreateError } from './create-error.ts';
import { fill } from './fill.ts';
import type { MarketAnswers } from './market-answers.ts';
import { marketValues } from './market-values.ts';
import { packageFolder } from './package-folder.ts';

/** Throws a `CreateError` if a market cannot be written to this folder. */
export function checkFolder(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory())
    throw new CreateError(`${folder} is a file; name another folder`);
  const present = readdirSync(folder).filter((name) => name !== '.git');
  if (present.length > 0) {
    throw new CreateError(
      `${folder} is not empty (${present[0]}, …); name another folder, or empty it`,
    );
  }
}

/** The parts of a template for markets with demo content only. */
const ofDemo = /^\/\/ <demo>\n([\s\S]*?)^\/\/ <\/demo>\n/gm;

/**
 * Writes a market into an empty folder. `versions` are versions or tarball paths by `@mawkib/…`
 * package, `*` for all others. Returns the written paths, relative to the folder.
 */
export function writeMarket(
  folder: string,
  answers: MarketAnswers,
  versions: Readonly<Record<string, string>>,
): string[] {
  checkFolder(folder);
  const template = join(packageFolder, 'template');
  const values = marketValues(answers, versions);
  const written: string[] = [];
  for (const source of filesOf(template)) {
    const path = relative(template, source)
      .replace(/\.tpl$/, '')
      .replace(/(^|\/)_(?=gitignore)/, '$1.');
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    if (source.endsWith('.tpl')) {
      const text = readFileSync(source, 'utf8').replace(ofDemo, answers.demoContent ? '$1' : '');
      writeFileSync(target, fill(text, values));
    } else cpSync(source, target);
    written.push(path);
  }
  return written.sort();
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !basename(entry.name).startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
}
