import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CreateError } from '../create-error.ts';

/** Reads a file of the market; throws a `CreateError` if it does not exist. */
export function readPart(folder: string, file: string): string {
  const path = join(folder, file);
  if (!existsSync(path)) {
    throw new CreateError(`There is no ${file} here: run this in the folder of a market`);
  }
  return readFileSync(path, 'utf8');
}

export const writePart = (folder: string, file: string, text: string): void =>
  writeFileSync(join(folder, file), text);

/**
 * Inserts text after the first match; without a match it throws a `CreateError` with the text to
 * add by hand.
 */
export function insertBehind(
  text: string,
  {
    file,
    pattern,
    added,
    manualEdit,
  }: { file: string; pattern: RegExp; added: string; manualEdit: string },
): string {
  const found = pattern.exec(text);
  if (!found) throw new CreateError(`${file} was changed by hand; add there: ${manualEdit}`);
  const at = found.index + found[0].length;
  return `${text.slice(0, at)}${added}${text.slice(at)}`;
}

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export function checkName(name: string): void {
  if (!kebab.test(name)) {
    throw new CreateError(`"${name}" is not a kebab-case name, such as city-map`);
  }
}
