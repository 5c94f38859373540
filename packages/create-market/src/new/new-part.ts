import { CreateError } from '../create-error.ts';
import { newBlock } from './new-block.ts';
import { newLocale } from './new-locale.ts';
import { newPageType } from './new-page-type.ts';

const parts = { block: newBlock, 'page-type': newPageType, locale: newLocale };

/** Runs `npm run new block city-map` in a market's folder. */
export function newPart(folder: string, [kind = '', name, ...rest]: string[]): void {
  const make = Object.entries(parts).find(([key]) => key === kind)?.[1];
  if (!make || name === undefined || rest.length > 0) {
    throw new CreateError('Usage: npm run new block|page-type|locale NAME');
  }
  for (const line of make(folder, name)) console.log(line);
}
