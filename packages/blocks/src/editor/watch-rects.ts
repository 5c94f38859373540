import { blockIdAttribute } from '@mawkib/ui/markup';
import type { BlockRect, CanvasMessageBody } from './canvas-messages.js';

type Rects = Extract<CanvasMessageBody, { kind: 'rects' }>;

/** Sends the positions of blocks near the screen, at most once per frame and only after changes. */
export function watchRects(tell: (message: Rects) => void): {
  measure: () => void;
  stop: () => void;
} {
  let frame = 0;
  let last = '';
  const report = () => {
    frame = 0;
    const message: Rects = {
      kind: 'rects',
      rects: nearRects(),
      scroll: window.scrollY,
      height: document.documentElement.scrollHeight,
    };
    const now = JSON.stringify(message);
    if (now === last) return;
    last = now;
    tell(message);
  };
  const measure = () => {
    frame ||= requestAnimationFrame(report);
  };
  const size = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
  size?.observe(document.body);
  window.addEventListener('scroll', measure, { passive: true });
  window.addEventListener('resize', measure);
  measure();
  return {
    measure,
    stop: () => {
      cancelAnimationFrame(frame);
      size?.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    },
  };
}

/** Blocks on the screen, or within one screen above or below it. */
function nearRects(): BlockRect[] {
  const reach = window.innerHeight;
  return [...document.querySelectorAll<HTMLElement>(`[${blockIdAttribute}]`)].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (y > 2 * reach || y + height < -reach) return [];
    return [{ block: element.getAttribute(blockIdAttribute) ?? '', x, y, width, height }];
  });
}
