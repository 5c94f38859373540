import type { ListingMeta } from '@mawkib/api-clients/contracts';
import type { Content } from './load-content.server.ts';

interface Address {
  pathname: string;
  search: string;
}

/** A page's content; what stands in for it says for which query, and which one it shows. */
export type ShownContent = Content & { instead?: { search: string; address: Address } };

let last: { address: Address; content: Content; at: number } | undefined;

/** Remembers what a page shows at an address, for when its site cannot be reached. */
export function keepContent(
  { pathname, search }: Address,
  content: ShownContent,
  now = Date.now(),
): void {
  if (!content.instead) last = { address: { pathname, search }, content, at: now };
}

/**
 * What a page with a list of the stock goes on showing when another query of it cannot be asked: the
 * list as it was last known, with its age. Undefined where there is none.
 */
export function lastContent(url: Address, now = Date.now()): ShownContent | undefined {
  if (!last || last.address.pathname !== url.pathname) return undefined;
  const { content, address, at } = last;
  const lastKnown = { at: iso(at), asked_at: iso(now) };
  let hasList = false;
  const states = Object.entries(content.states).map(([id, state]) => {
    const listing = state.state === 'ready' ? (state.value as { meta?: Partial<ListingMeta> }) : {};
    if (!listing?.meta?.facets) return [id, state];
    hasList = true;
    const meta = { last_known: lastKnown, ...listing.meta };
    return [id, { ...state, value: { ...listing, meta } }];
  });
  if (!hasList) return undefined;
  const shown = { search: url.search, address: content.address ?? address };
  return { ...content, states: Object.fromEntries(states), instead: shown };
}

const iso = (time: number) => new Date(time).toISOString();

/** No answer of the site at all: no network, or something else answers in its place. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && /turbo-stream/i.test(error.message));
