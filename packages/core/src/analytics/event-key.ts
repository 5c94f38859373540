import type { Identity } from './events.js';

/** Max characters of a key; baskets that differ only after these count as equal. */
const maxLength = 400;

/** Key of an event for deduplication; undefined if the event can repeat. */
export function eventKey(
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
  return [name, ...parts].join(' ').slice(0, maxLength);
}

interface Item {
  readonly item_id: string;
}
