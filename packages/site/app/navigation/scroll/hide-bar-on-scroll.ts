import { movedAttribute } from '@mawkib/ui/markup';

/** Distance in px in one direction after which the bar hides or returns. */
const distance = 12;
/** The bar stays while the page is less than this far from its top, in px. */
const alwaysShown = 200;
/** For browsers that do not report the end of a scroll, in ms. */
const scrollTime = 1_200;

/** Until then the page is moved by the site, not by the visitor. */
let heldUntil = 0;

/**
 * Hides the header while the visitor scrolls down, and shows it when they scroll up. Sets `data-bar`
 * on the root; `sticky-bars.ts` of `@mawkib/ui` has the conditions under which the header stays.
 */
export function hideBarOnScroll(view: Window = window): () => void {
  const root = view.document.documentElement;
  let turned = view.scrollY;
  let last = turned;
  const follow = () => {
    const y = view.scrollY;
    const isHeld = Date.now() < heldUntil;
    // `deferStart` does this too, but a document in development starts without it.
    root.toggleAttribute(movedAttribute, y > 8);
    // The turning point: where the visitor last changed direction.
    if (isHeld || (y - last) * (last - turned) < 0) turned = isHeld ? y : last;
    last = y;
    if (isHeld || y < alwaysShown || y < turned - distance) delete root.dataset.bar;
    else if (y > turned + distance) root.dataset.bar = 'hidden';
  };
  const end = () => {
    heldUntil = 0;
    turned = view.scrollY;
    last = turned;
  };
  view.addEventListener('scroll', follow, { passive: true });
  view.addEventListener('scrollend', end);
  return () => {
    view.removeEventListener('scroll', follow);
    view.removeEventListener('scrollend', end);
    delete root.dataset.bar;
  };
}

/** Shows the header, and keeps it until the scroll that begins now has ended. */
export function showBar(root: HTMLElement = document.documentElement): void {
  heldUntil = Date.now() + scrollTime;
  delete root.dataset.bar;
}
