import { media } from '../../styles/media.js';

/**
 * Folds the columns of the footer on phones and opens them on wider screens, where their headings
 * are not controls. Returns a function that stops.
 */
export function foldFooterColumns(root: ParentNode): () => void {
  const narrow = window.matchMedia(media.below(741).replace('@media ', ''));
  const apply = () => {
    for (const column of root.querySelectorAll<HTMLDetailsElement>('[data-footer-column]')) {
      column.open = !narrow.matches;
      const heading = column.querySelector('summary');
      if (heading) heading.tabIndex = narrow.matches ? 0 : -1;
    }
  };
  apply();
  narrow.addEventListener('change', apply);
  return () => narrow.removeEventListener('change', apply);
}
