import type { Call } from '@mawkib/api-clients';
import type { Catalogue } from '@mawkib/blocks/definitions';
import type { DataState, PublicBlock, StoredBlock } from '@mawkib/blocks/model';
import type { Tree } from '@mawkib/blocks/operations';
import type { Locale } from '@mawkib/core/locale';
import { loadRichText } from '../../rich-text/load-rich-text.ts';

/** Stored blocks as the page shows them to staff. */
export async function resolveForCanvas(
  blocks: readonly StoredBlock[],
  locale: Locale,
  now: Date,
  catalogue: Catalogue,
): Promise<PublicBlock[]> {
  await loadRichText();
  return catalogue.resolve(blocks, { locale, now, audience: 'staff' });
}

/** Blocks that are other objects than before, and the order if it changed. */
export function changesBetween(before: Tree, after: Tree) {
  const known = new Set(before);
  const changed = after.filter((block) => !known.has(block));
  const isSameOrder =
    before.length === after.length && before.every(({ id }, at) => after[at]?.id === id);
  return { changed, order: isSameOrder ? undefined : after.map(({ id }) => id) };
}

interface CanvasPage {
  catalogue: Catalogue;
  call: Call;
  locale: Locale;
  path: string;
}

/**
 * Fetches the data of blocks with a changed need. `requested` holds the last need of each block and is
 * updated.
 */
export async function loadNewData(
  blocks: readonly PublicBlock[],
  requested: Map<string, string>,
  { catalogue, call, locale, path }: CanvasPage,
): Promise<Record<string, DataState>> {
  const context = { search: new URLSearchParams(), locale, path };
  const needs = catalogue.needs(blocks, context);
  const wanting = blocks.filter(({ id }) => {
    const need = needs.get(id);
    const key = need && `${locale} ${need.operation.id} ${JSON.stringify(need.input)}`;
    if (!key || requested.get(id) === key) return false;
    requested.set(id, key);
    return true;
  });
  return wanting.length === 0 ? {} : catalogue.loadData(wanting, { ...context, call });
}
