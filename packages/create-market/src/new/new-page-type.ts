import { CreateError } from '../create-error.ts';
import { checkName, insertBehind, readPart, writePart } from './part-edits.ts';

/** Adds a page type to `market.ts`, for staff to choose in page settings. */
export function newPageType(folder: string, name: string): string[] {
  checkName(name);
  const text = readPart(folder, 'market.ts');
  if (text.includes(`{ id: '${name}'`)) throw new CreateError(`The name is taken: ${name}`);
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  const languages = [...(/name: \{ ([^}]*) \}/.exec(text)?.[1] ?? '').matchAll(/([\w'-]+): '/g)];
  const names = languages.map(([, language]) => `${language}: '${title}'`).join(', ');
  const entry = `{ id: '${name}', name: { ${names} } }`;
  const changed = /pageTypes: \[/.test(text)
    ? insertBehind(text, {
        file: 'market.ts',
        pattern: /pageTypes: \[/,
        added: `${entry}, `,
        manualEdit: `pageTypes: [${entry}]`,
      })
    : insertBehind(text, {
        file: 'market.ts',
        pattern: /brands: \[.*\],\n/,
        added: `  pageTypes: [${entry}],\n`,
        manualEdit: `pageTypes: [${entry}]`,
      });
  writePart(folder, 'market.ts', changed);
  return [`market.ts has the page type ${name}; staff choose it in the settings of a page`];
}
