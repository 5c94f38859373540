import type { Metahead } from '@mawkib/api-clients/contracts/content';

/** Compiled by the services when stored; browsers do not understand the source. */
const uncompiled: readonly Metahead['language'][] = ['sass', 'scss'];

/**
 * Filters meta heads that browsers do not understand, keeps the order, and warns once about each.
 */
export function createUsableMetaheads(warn: (message: string) => void) {
  const warned = new Set<string>();
  return (metaheads: readonly Metahead[]): readonly Metahead[] =>
    metaheads
      .filter(({ id, language }) => {
        if (!uncompiled.includes(language)) return true;
        if (!warned.has(id)) warn(`Meta head ${id} is left out: ${language} is not compiled yet`);
        warned.add(id);
        return false;
      })
      .sort((one, other) => one.sequence - other.sequence);
}
