import type { Identity } from './events.js';

/** Characters of a key: two baskets that differ beyond are taken for one. */
const longest = 400;

/** What makes another event the same one, as text; undefined where nothing is remembered. */
export function keyOf(
  name: string,
  identity: Identity,
  payload: object,
  occasion: string,
): string | undefined {
  if (identity !== 'journey' && identity !== 'order') return undefined;
  const { ecommerce } = payload as { ecommerce: { transaction_id?: string; items?: Item[] } };
  const parts =
    identity === 'order'
      ? [ecommerce.transaction_id]
      : [occasion.slice(0, 100), ...(ecommerce.items ?? []).map(({ item_id }) => item_id)];
  return [name, ...parts].join(' ').slice(0, longest);
}

interface Item {
  readonly item_id: string;
}
