import { controlVideos } from '@mawkib/ui';
import { blockAttribute, opensAllAttribute, otherLabelAttribute } from '@mawkib/ui/markup';
import { useEffect } from 'react';

/**
 * Behavior of static blocks by delegation. A button with `data-opens-all` opens or closes all
 * `details` of its block; its other label is in `data-other-label`. Videos play and pause.
 */
export function useDelegatedActions(): void {
  useEffect(() => {
    document.addEventListener('click', toggleAll);
    const leaveVideos = controlVideos(document);
    return () => {
      document.removeEventListener('click', toggleAll);
      leaveVideos();
    };
  }, []);
}

function toggleAll(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest<HTMLElement>(`[${opensAllAttribute}]`);
  const block = button?.closest(`[${blockAttribute}]`);
  if (!button || !block) return;
  const opens = button.getAttribute(opensAllAttribute) !== 'false';
  for (const details of block.querySelectorAll('details')) details.open = opens;
  const label = button.querySelector('[data-label]') ?? button;
  const other = button.getAttribute(otherLabelAttribute) ?? '';
  button.setAttribute(otherLabelAttribute, label.textContent ?? '');
  button.setAttribute(opensAllAttribute, String(!opens));
  label.textContent = other;
}
