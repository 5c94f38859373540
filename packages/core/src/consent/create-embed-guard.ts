import { type ConsentScope, consentScopes } from '../consent-scopes/consent-scopes.js';
import type { Consent } from './create-consent.js';
import { isDecided } from './effective-decision.js';

/** Element, consent and texts of the guard. */
export interface EmbedGuardOptions {
  /** The part of the page with plain HTML. */
  readonly root: HTMLElement;
  readonly consent: Pick<Consent, 'allow' | 'getState' | 'granted' | 'open' | 'subscribe'>;
  /** Texts of the placeholder and of its button, before and after the visitor has decided. */
  readonly words: () => Readonly<Record<'ask' | 'allow' | 'placeholder' | 'change', string>>;
}

const marked = '[data-consent-scope]';

interface Hidden {
  readonly element: Element;
  readonly scope: ConsentScope;
}

/**
 * Guards embedded content in plain HTML: an element with `data-consent-scope` is in the page only
 * while that scope is granted. Otherwise a `div` with `data-consent-placeholder` replaces it, with
 * a button to change the decision, or to grant the scope while nothing is decided. Put a frame's URL into `data-src`, because browsers load `src`
 * before any script runs; the guard copies it to `src` when the scope is granted. An unknown scope
 * counts as `unclassified`. Elements that are added later are guarded too.
 * `start` returns a function that stops; hidden content stays hidden.
 *
 * Do not use it for React content: `ConsentGate` unmounts it. Site document, section 8.
 */
export function createEmbedGuard({ root, consent, words }: EmbedGuardOptions): {
  start(): () => void;
} {
  const hidden = new Map<Element, Hidden>();

  const placeholderOf = ({ element, scope }: Hidden): Element => {
    const made = element.ownerDocument.createElement('div');
    made.dataset.consentPlaceholder = scope;
    made.append(element.ownerDocument.createElement('p'));
    const button = made.appendChild(element.ownerDocument.createElement('button'));
    button.type = 'button';
    button.addEventListener('click', () => (hasDecided() ? consent.open() : consent.allow(scope)));
    describe(made);
    return made;
  };
  const hasDecided = () => isDecided(consent.getState().status);
  const describe = (placeholder: Element) => {
    const { ask, allow, placeholder: hiddenText, change } = words();
    const [text, button] = placeholder.children;
    if (text) text.textContent = hasDecided() ? hiddenText : ask;
    if (button) button.textContent = hasDecided() ? change : allow;
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
      describe(placeholder);
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

/** True if a mutation adds guarded elements; other mutations cost no search. */
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

/** Sets a frame's URL, once; only http(s) is loaded. */
function activate(element: Element): void {
  const address = element.getAttribute('data-src')?.trim();
  if (!address) return;
  element.removeAttribute('data-src');
  if (/^(https?:\/\/|\/)/i.test(address)) element.setAttribute('src', address);
}
