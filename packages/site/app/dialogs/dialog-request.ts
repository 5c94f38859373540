import { exitAttribute } from '@mawkib/ui/markup';
import { type FormRequest, readFormRequest } from '../forms/form-address.ts';

/** Dialog that a clicked link opens instead of its target. */
export type DialogRequest =
  | ({ kind: 'form'; href: string } & FormRequest)
  | { kind: 'video'; href: string; title: string }
  | { kind: 'exit'; href: string; isNewWindow: boolean };

const hostedVideo =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?|embed\/|shorts\/|live\/)|youtu\.be\/)/i;
const ownVideo = /^\/services\/media\/files\/[^/]+\.(?:mp4|webm)$/i;
const formPage = /^\/([a-z]{2})\/forms\/([^/]+)$/;

/**
 * The dialog for a link, or null: forms, videos, and links that leave the site. A link with
 * `data-exit="none"` never asks.
 *
 * @param exitHosts hosts that count as the site; undefined: leaving needs no confirmation
 */
export function dialogRequest(
  link: HTMLAnchorElement,
  exitHosts: readonly string[] | undefined,
): DialogRequest | null {
  if (link.hasAttribute('download') || !URL.canParse(link.href)) return null;
  const url = new URL(link.href);
  const isNewWindow = link.target !== '' && link.target !== '_self';
  const isOwn = url.origin === location.origin;
  if (!isNewWindow && (hostedVideo.test(url.href) || (isOwn && ownVideo.test(url.pathname))))
    return { kind: 'video', href: url.href, title: nameOf(link) };
  if (isOwn) return isNewWindow ? null : formRequest(url);
  const isPage = url.protocol === 'https:' || url.protocol === 'http:';
  if (!exitHosts || !isPage || link.getAttribute(exitAttribute) === 'none') return null;
  if (exitHosts.some((host) => matches(url.hostname, host))) return null;
  return { kind: 'exit', href: url.href, isNewWindow };
}

function formRequest(url: URL): DialogRequest | null {
  const [, locale, id] = formPage.exec(url.pathname) ?? [];
  if (!id || locale !== document.documentElement.lang || url.pathname === location.pathname)
    return null;
  try {
    const request = readFormRequest(decodeURIComponent(id), url.searchParams);
    return { kind: 'form', href: url.href, ...request };
  } catch {
    return null;
  }
}

/** `*.shop.example` has every host below `shop.example`. */
const matches = (hostname: string, host: string) => {
  const wanted = host.toLowerCase();
  return wanted.startsWith('*.') ? hostname.endsWith(wanted.slice(1)) : hostname === wanted;
};

const nameOf = (link: HTMLAnchorElement) =>
  (link.title || link.getAttribute('aria-label') || link.textContent || '').trim().slice(0, 120);
