import type { CanvasShortcut } from '@mawkib/blocks/editor';
import { formatNumber } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { type Viewport, viewports } from '../../preferences/viewports.ts';
import { pageMessages } from '../page-messages.ts';
import { usePage } from '../store/page-store-context.ts';
import { canvasStyles } from './canvas.styles.ts';
import { SelectionLayer } from './SelectionLayer.tsx';
import { useCanvasLink } from './use-canvas-link.ts';

const patience = 12_000;

/** `isLate` after 12 seconds without a message from the page on the canvas; `again` restarts the wait. */
function useTimeout(isReady: boolean): { isLate: boolean; again(): void } {
  const [round, setRound] = useState(0);
  const [lateRound, setLateRound] = useState(-1);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setLateRound(round), patience);
    return () => clearTimeout(timer);
  }, [isReady, round]);
  return { isLate: !isReady && lateRound === round, again: () => setRound(round + 1) };
}

/** Width of an element's content box; updates when it changes. */
function useAvailableWidth(element: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

interface Paper {
  /** Width of the page's viewport in CSS px. */
  view: number;
  scale: number;
  /** Displayed width in CSS px. */
  width: number;
}

/**
 * Size of the page in the available width: that of its viewport, scaled down only if the available width
 * is smaller. The desktop viewport takes all of it.
 */
export function paperIn(room: number, viewport: Viewport): Paper {
  const view = viewport === 'desktop' ? Math.max(viewports.desktop, room) : viewports[viewport];
  const scale = room > 0 ? Math.min(1, room / view) : 1;
  return { view, scale, width: view * scale };
}

/** The page in an iframe of its viewport's width, with the selection layer on top. */
export function Canvas({ onShortcut }: { onShortcut(shortcut: CanvasShortcut): void }) {
  const css = useStyles(canvasStyles);
  const t = useTexts(pageMessages);
  const { locale } = useLanguage();
  const id = usePage(({ page }) => page.id);
  // The site renders the layout around the blocks: the frame is reloaded when that changes.
  const look = usePage(({ page }) => `${page.layout} ${page.theme} ${page.path}`);
  const pageLocale = usePage((state) => state.pageLocale);
  const viewport = usePage((state) => state.viewport);
  const ground = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const paper = paperIn(useAvailableWidth(ground), viewport);
  const { rects, isReady } = useCanvasLink(frame, onShortcut);
  const { isLate, again } = useTimeout(isReady);
  const sizes = {
    '--ed-paper-width': `${paper.width}px`,
    '--ed-view-width': `${paper.view}px`,
    '--ed-scale': paper.scale,
  } as CSSProperties;
  const reload = () => {
    frame.current?.contentWindow?.location.reload();
    again();
  };
  return (
    <div className={css.ground} ref={ground} style={sizes}>
      <div className={css.paper}>
        <iframe
          key={`${pageLocale} ${look}`}
          ref={frame}
          className={css.frame}
          title={t('canvas')}
          src={`/${pageLocale}/canvas/${encodeURIComponent(id)}`}
        />
        <SelectionLayer rects={rects} scale={paper.scale} frame={frame} />
        {isLate && (
          <div className={css.failed}>
            <LoadFailed text={t('canvas_failed')} onRetry={reload} />
          </div>
        )}
      </div>
      {paper.scale < 1 && (
        <span className={css.scale}>{formatNumber(paper.scale, locale, { style: 'percent' })}</span>
      )}
    </div>
  );
}
