import { isRecord, textIn } from '../reading/fields.js';
import { listOf } from '../reading/readers.js';

/** A name that stands for an address. Site document, section 3. */
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
 * The address that an alias stands for; an address that is no alias stays. Blocks document,
 * section 3.
 */
export const resolveLink = (address: string, links: readonly PredefinedLink[]): string =>
  links.find(({ alias }) => alias === address.trim())?.url ?? address;
