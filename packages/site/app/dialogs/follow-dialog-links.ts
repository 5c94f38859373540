import { isPlainClick } from '@mawkib/core/browser';
import { type DialogRequest, dialogRequest } from './dialog-request.ts';

/** The part of the page that shows dialogs. */
export interface DialogReceiver {
  /** Undefined: leaving the site needs no confirmation. */
  exitHosts: readonly string[] | undefined;
  open: (request: DialogRequest) => void;
}

let receiver: DialogReceiver | undefined;
/** Opens as soon as the page has a host. */
let waiting: DialogRequest | undefined;

/** Registers the page's host; returns a function that removes it. */
export function receiveDialogs(host: DialogReceiver): () => void {
  receiver = host;
  if (waiting) host.open(waiting);
  waiting = undefined;
  return () => {
    if (receiver === host) receiver = undefined;
  };
}

/** Opens a dialog now, or when the page's host is ready. */
export function openDialog(request: DialogRequest): void {
  if (receiver) receiver.open(request);
  else waiting = request;
}

/**
 * Opens dialogs for links of the whole page, also of static markup, by delegation. Call it before
 * the router follows links. Without a host, and for modified clicks, links work as usual.
 */
export function followDialogLinks(root: Document = document): () => void {
  const follow = (event: MouseEvent) => {
    if (!receiver || event.defaultPrevented || !isPlainClick(event)) return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    const request = dialogRequest(link, receiver.exitHosts);
    if (!request) return;
    event.preventDefault();
    receiver.open(request);
  };
  root.addEventListener('click', follow);
  return () => root.removeEventListener('click', follow);
}
