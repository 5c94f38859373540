import type { Logger } from '@mawkib/core/errors';

export interface PublicationListsOptions {
  /** The setting: ids as a JSON list, or between commas. */
  readonly text: string | undefined;
  /** Ids of the environment, where the setting is blank or cannot be read. */
  readonly fallback: readonly string[];
  readonly logger: Logger;
}

const idText = /^[\w-]{1,64}$/;

/**
 * Ids of the publication lists that vehicles are asked of. A setting that cannot be read is logged
 * and gives the environment's. Site document, section 8.
 */
export function publicationLists({
  text = '',
  fallback,
  logger,
}: PublicationListsOptions): readonly string[] {
  if (text.trim() === '') return fallback;
  const ids = readIds(text.trim());
  if (ids) return ids;
  logger.warn('The publication lists cannot be read; those of the environment are used');
  return fallback;
}

function readIds(text: string): readonly string[] | undefined {
  const listed = /^[[{"]/.test(text) ? parsed(text) : text.split(',').map((id) => id.trim());
  const isList = Array.isArray(listed) && listed.length > 0;
  return isList && listed.every((id) => typeof id === 'string' && idText.test(id))
    ? (listed as string[])
    : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
