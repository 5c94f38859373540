import { CreateError } from '../create-error.ts';
import { readPart, writePart } from './part-edits.ts';

/** Adds a language to `market.ts`, after the existing ones. */
export function newLocale(folder: string, name: string): string[] {
  const tag = tagOf(name);
  const text = readPart(folder, 'market.ts');
  const found = /locales: \[([^\]]*)\]/.exec(text);
  if (!found) throw new CreateError(`market.ts was changed by hand; add '${tag}' to locales there`);
  const present = [...(found[1] ?? '').matchAll(/'([^']+)'/g)].map(([, known]) => known);
  if (present.includes(tag)) throw new CreateError(`The market has ${tag} already`);
  const locales = `locales: [${[...present, tag].map((known) => `'${known}'`).join(', ')}]`;
  const brands = text
    .replace(found[0], locales)
    .replace(/name: \{ (.*?) \}/g, (whole, names: string) => {
      const first = /: ('(?:[^'\\]|\\.)*')/.exec(names)?.[1];
      return first === undefined ? whole : `name: { ${names}, ${keyOf(tag)}: ${first} }`;
    });
  writePart(folder, 'market.ts', brands);
  return [
    `market.ts has ${tag}; texts of the packages that ${tag} lacks fall back to ${present[0]}.`,
    `Write them in \`texts\` of market.ts, and the name of the brand in ${tag}.`,
  ];
}

const keyOf = (tag: string) => (/^[a-z]+$/.test(tag) ? tag : `'${tag}'`);

function tagOf(name: string): string {
  try {
    return new Intl.Locale(name).toString();
  } catch {
    throw new CreateError(`"${name}" is not a language tag; for example fr or pt-BR`);
  }
}
