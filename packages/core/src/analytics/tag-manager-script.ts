import { dataLayerOf, type PageGlobals } from './page-globals.js';

/** A container and the URL of its script. */
export interface TagManagerScript {
  readonly id: string;
  readonly src: string;
}

/**
 * Script of a container `GTM-XXXX`; undefined for an invalid id. Default host: Google's; a market
 * that serves the container itself sets its own.
 */
export function tagManagerScript(
  id: string,
  host = 'https://www.googletagmanager.com',
): TagManagerScript | undefined {
  const container = id.trim();
  return /^GTM-[A-Z\d]{4,12}$/.test(container)
    ? { id: container, src: `${host}/gtm.js?id=${container}` }
    : undefined;
}

/** True if the container with this id has run on the page. */
export function isTagManagerReady(page: PageGlobals, id: string): boolean {
  const containers = page.google_tag_manager;
  return typeof containers === 'object' && containers !== null && Object.hasOwn(containers, id);
}

/** Document to insert the container into, and its first data-layer entry. */
export interface InsertTagManagerOptions {
  /** The page's document. */
  readonly target: Pick<Document, 'createElement' | 'head'>;
  readonly page: PageGlobals;
  /** Nonce of the document's content security policy. */
  readonly nonce?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const inserted = new WeakMap<object, Set<string>>();

/**
 * Inserts the container's script. Call it only after `statistic` is granted (basic consent mode).
 * Has no effect if the container is in the document. Returns true if it was inserted.
 */
export function insertTagManager(
  { id, src }: TagManagerScript,
  { target, page, nonce, now }: InsertTagManagerOptions,
): boolean {
  const known = inserted.get(target) ?? new Set();
  if (known.has(id)) return false;
  inserted.set(target, known.add(id));
  dataLayerOf(page).push({ 'gtm.start': now, event: 'gtm.js' });
  const script = target.createElement('script');
  script.async = true;
  if (nonce) script.nonce = nonce;
  script.src = src;
  target.head.append(script);
  return true;
}
