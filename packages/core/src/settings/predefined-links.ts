import { listOf } from '../reading/decoder.js';
import { isRecord, textIn } from '../reading/fields.js';

/** An alias of a URL. Site document, section 3. */
export interface PredefinedLink {
  readonly alias: string;
  readonly url: string;
}

export const readPredefinedLinks = listOf((value): PredefinedLink | undefined => {
  if (!isRecord(value)) return undefined;
  const [alias, url] = [textIn(value, 'alias'), textIn(value, 'url')];
  return alias && url ? { alias, url } : undefined;
});

/**
 * The URL of an alias; a URL that is not an alias is returned unchanged. Blocks document, section
 * 3.
 */
export const resolveLink = (address: string, links: readonly PredefinedLink[]): string =>
  links.find(({ alias }) => alias === address.trim())?.url ?? address;
