import type { Form } from '../http/form.ts';
import { plain } from '../http/plain.ts';
import { readParams } from './read-params.ts';
import { missing } from './stripe-failure.ts';

/** Parameters of every list ("Pagination" in Stripe's API reference). */
export const listParams = ['limit', 'starting_after', 'ending_before', 'created'] as const;

type Listed = { id: string; created?: unknown };

function inTime(created: unknown, range: Form | string | undefined): boolean {
  if (range === undefined) return true;
  if (typeof range === 'string') return created === Number(range);
  const at = Number(created);
  const bound = (name: string, otherwise: number) => Number(plain(range[name]) || otherwise);
  return (
    at > bound('gt', -Infinity) &&
    at >= bound('gte', -Infinity) &&
    at < bound('lt', Infinity) &&
    at <= bound('lte', Infinity)
  );
}

/** One page of a list; the list is newest first. */
export function pageOf<Item extends Listed>(
  url: string,
  items: Item[],
  form: Form,
  known: readonly string[] = [],
): { object: 'list'; url: string; has_more: boolean; data: Item[] } {
  const params = readParams(form, [...listParams, ...known]);
  const limit = Math.min(100, Math.max(1, params.whole('limit') ?? 10));
  const range = form.created as Form | string | undefined;
  const found = items.filter(({ created }) => inTime(created, range));
  const placeOf = (name: string) => {
    const id = params.text(name);
    if (!id) return undefined;
    const place = found.findIndex((item) => item.id === id);
    if (place === -1) throw missing('object', id, name);
    return place;
  };
  const after = placeOf('starting_after');
  const before = placeOf('ending_before');
  if (before !== undefined) {
    const from = Math.max(0, before - limit);
    return { object: 'list', url, has_more: from > 0, data: found.slice(from, before) };
  }
  const from = after === undefined ? 0 : after + 1;
  const data = found.slice(from, from + limit);
  return { object: 'list', url, has_more: from + limit < found.length, data };
}
