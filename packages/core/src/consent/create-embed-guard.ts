import { type ConsentScope, consentScopes } from '../consent-scopes/consent-scopes.js';
import type { Consent } from './create-consent.js';

/** What is guarded, by which consent, and the words that stand for what is hidden. */
export interface EmbedGuardOptions {
  /** The part of the page whose plain HTML is guarded. */
  readonly root: HTMLElement;
  readonly consent: Pick<Consent, 'granted' | 'open' | 'subscribe'>;
  /** What stands in place of hidden content, and on the button that asks again. */
  readonly words: () => { readonly placeholder: string; readonly change: string };
}

const marked = '[data-consent-scope]';

interface Hidden {
  readonly element: Element;
  readonly scope: ConsentScope;
}

/**
 * Guards embedded content of plain HTML: an element with `data-consent-scope` stands in the page
 * only while that scope is granted. Otherwise a `div` with `data-consent-placeholder` says why, with
 * a button to change one's mind. HTML should carry the address of a frame in `data-src`, because a
 * browser asks for a `src` before any script runs; `data-src` becomes `src` when the frame may
 * appear. A scope that is none counts as `unclassified`. What is added later is found too.
 * `start` answers how to stop; what is hidden stays hidden then.
 *
 * What React renders is not for this guard: its gate unmounts by itself. Site document, section 8.
 */
export function createEmbedGuard({ root, consent, words }: EmbedGuardOptions): {
  start(): () => void;
} {
  const hidden = new Map<Element, Hidden>();

  const placeholderOf = ({ element, scope }: Hidden): Element => {
    const { placeholder, change } = words();
    const made = element.ownerDocument.createElement('div');
    made.dataset.consentPlaceholder = scope;
    const text = made.appendChild(element.ownerDocument.createElement('p'));
    text.textContent = placeholder;
    const button = made.appendChild(element.ownerDocument.createElement('button'));
    button.type = 'button';
    button.textContent = change;
    button.addEventListener('click', () => consent.open());
    return made;
  };
  const hideIn = (part: Element) => {
    for (const element of part.querySelectorAll(marked)) {
      const scope = scopeOf(element);
      if (consent.granted(scope)) activate(element);
      else if (part.contains(element)) {
        const placeholder = placeholderOf({ element, scope });
        hidden.set(placeholder, { element, scope });
        element.replaceWith(placeholder);
      }
    }
  };
  const apply = () => {
    for (const [placeholder, { element, scope }] of [...hidden]) {
      if (!consent.granted(scope)) continue;
      hidden.delete(placeholder);
      hideIn(element);
      activate(element);
      placeholder.replaceWith(element);
    }
    hideIn(root);
  };

  return {
    start() {
      const { MutationObserver: Observer } = root.ownerDocument.defaultView ?? {};
      const observer = Observer && new Observer((records) => records.some(brings) && apply());
      observer?.observe(root, { childList: true, subtree: true });
      const stop = consent.subscribe(apply);
      apply();
      return () => {
        stop();
        observer?.disconnect();
      };
    },
  };
}

/** Something marked came with it; whatever else moves on the page costs no search. */
function brings({ addedNodes }: MutationRecord): boolean {
  return [...addedNodes].some(
    (node) =>
      node.nodeType === 1 &&
      ((node as Element).matches(marked) || (node as Element).querySelector(marked)),
  );
}

function scopeOf(element: Element): ConsentScope {
  const named = element.getAttribute('data-consent-scope')?.trim();
  return consentScopes.find((scope) => scope === named) ?? 'unclassified';
}

/** Gives a frame its address, once; nothing but the web is asked for. */
function activate(element: Element): void {
  const address = element.getAttribute('data-src')?.trim();
  if (!address) return;
  element.removeAttribute('data-src');
  if (/^(https?:\/\/|\/)/i.test(address)) element.setAttribute('src', address);
}
