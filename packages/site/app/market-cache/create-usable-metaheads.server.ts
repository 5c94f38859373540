import type { Metahead } from '@mawkib/api-clients/contracts';

/** Compiled when the services store them; until then nothing a browser understands. */
const uncompiled: readonly Metahead['language'][] = ['sass', 'scss'];

/** Meta heads in their order, without those that no browser reads; each of these is warned of once. */
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
