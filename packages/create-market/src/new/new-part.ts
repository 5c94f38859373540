import { CreateError } from '../create-error.ts';
import { newBlock } from './new-block.ts';
import { newLocale } from './new-locale.ts';
import { checkName, insertBehind, readPart, writePart } from './part-edits.ts';

/** Adds a page type to `market.ts`, for staff to choose in page settings. */
function newPageType(folder: string, name: string): string[] {
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

const parts = { block: newBlock, 'page-type': newPageType, locale: newLocale };

/** Runs `npm run new block city-map` in a market's folder. */
export function newPart(folder: string, [kind = '', name, ...rest]: string[]): void {
  const make = Object.entries(parts).find(([key]) => key === kind)?.[1];
  if (!make || name === undefined || rest.length > 0) {
    throw new CreateError('Usage: npm run new block|page-type|locale NAME');
  }
  for (const line of make(folder, name)) console.log(line);
}
