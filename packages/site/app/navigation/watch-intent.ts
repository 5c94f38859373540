import { whenIdle as whenBrowserIdle } from '@mawkib/core/browser';

/** How long a page is idle before its links are fetched ahead, in ms. Site document, section 9. */
const prefetchIdleMs = 2000;

/** Milliseconds for which a pointer or focus rests on a link before it counts as intent. */
const restMs = 65;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export interface IntentOptions {
  /** Whether the application itself shows this address. */
  owns: (url: URL) => boolean;
  /** Gets path and query of the page that will probably be asked for. */
  onIntent: (page: string) => void;
  connection?: Connection;
  whenIdle?: (run: () => void, timeout: number) => void;
  root?: Document;
}

/** Tells which page a visitor is about to ask for; never on a slow or a saving connection. */
export function watchIntent({
  owns,
  onIntent,
  connection = (navigator as Navigator & { connection?: Connection }).connection,
  whenIdle = whenBrowserIdle,
  root = document,
}: IntentOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting: Element | null = null;

  const leave = () => {
    clearTimeout(timer);
    resting = null;
  };
  const rest = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link && link === resting) return;
    leave();
    const page = link instanceof HTMLAnchorElement ? pageOf(link, owns) : null;
    if (!page || isCostly(connection)) return;
    resting = link;
    timer = setTimeout(() => whenIdle(() => onIntent(page), prefetchIdleMs), restMs);
  };

  const events = ['pointerover', 'focusin'] as const;
  for (const name of events) root.addEventListener(name, rest, { passive: true });
  root.addEventListener('focusout', leave);
  return () => {
    leave();
    for (const name of events) root.removeEventListener(name, rest);
    root.removeEventListener('focusout', leave);
  };
}

const isCostly = (connection: Connection | undefined) =>
  connection?.saveData === true || /(^|-)2g$/.test(connection?.effectiveType ?? '');

function pageOf(link: HTMLAnchorElement, owns: IntentOptions['owns']): string | null {
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  if (!URL.canParse(link.href, location.href)) return null;
  const url = new URL(link.href, location.href);
  const here = url.pathname === location.pathname && url.search === location.search;
  if (url.origin !== location.origin || here || !owns(url)) return null;
  return url.pathname + url.search;
}
