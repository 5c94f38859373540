import { whenIdle as whenBrowserIdle } from '@mawkib/core/browser';

/** Idle time in ms after which the page's links are prefetched. Site document, section 9. */
const prefetchIdleMs = 2000;

/** Time in ms that a pointer or focus rests on a link before it counts as intent. */
const restMs = 65;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export interface IntentOptions {
  /** True if the application itself shows this URL. */
  owns: (url: URL) => boolean;
  /** Receives path and query of the page that will probably be opened. */
  onIntent: (page: string) => void;
  connection?: Connection;
  whenIdle?: (run: () => void, timeout: number) => void;
  root?: Document;
}

/**
 * Reports the page that a visitor is likely to open; never on slow connections or with data saving.
 */
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
