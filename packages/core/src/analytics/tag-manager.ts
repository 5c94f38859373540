import { dataLayerOf, type PageGlobals } from './page-globals.js';

/** A container and the address of its script. */
export interface TagManagerScript {
  readonly id: string;
  readonly src: string;
}

/**
 * The script of a container, `GTM-XXXX`; undefined for what is no id. `host` is the market's own
 * where it serves the container itself, Google's unless given.
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

/** Whether the container of this id has run on the page. */
export function isTagManagerReady(page: PageGlobals, id: string): boolean {
  const containers = page.google_tag_manager;
  return typeof containers === 'object' && containers !== null && Object.hasOwn(containers, id);
}

/** Where the container goes, and what its first entry in the data layer says. */
export interface InsertTagManagerOptions {
  /** The page's document. */
  readonly target: Pick<Document, 'createElement' | 'head'>;
  readonly page: PageGlobals;
  /** The document's own, for its content security policy. */
  readonly nonce?: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const inserted = new WeakMap<object, Set<string>>();

/**
 * Requests the container: to be called once statistics are granted, not before (basic consent
 * mode). A second call for the same document and container does nothing. True when it inserted.
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
