import { travelAttribute } from '@mawkib/ui/markup';

/** Name of the picture that moves; the styles of `globalCss` give it to the one it becomes. */
const name = 'mk-travel';

/**
 * True if the page should change with a view transition: the link's picture moves into the next
 * page's. False with reduced motion, for links without such a picture, and on a page with a picture
 * of the same name.
 */
export function startTravel(link: HTMLAnchorElement): boolean {
  const { body } = document;
  const picture = link
    .closest('article')
    ?.querySelector<HTMLElement>(`[${travelAttribute}="from"]`);
  if (!picture || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  if (body.querySelector(`[${travelAttribute}="to"]`)) return false;
  for (const other of body.querySelectorAll<HTMLElement>(`[${travelAttribute}="from"]`)) {
    other.style.viewTransitionName = other === picture ? name : '';
  }
  return true;
}
