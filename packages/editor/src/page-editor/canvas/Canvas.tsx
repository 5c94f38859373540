import type { CanvasShortcut } from '@mawkib/blocks/editor';
import { formatNumber } from '@mawkib/core/locale';
import { useStyles } from '@mawkib/ui/styles';
import { type CSSProperties, useRef } from 'react';
import { LoadFailed } from '../../controls/LoadFailed.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { pageMessages } from '../page-messages.ts';
import { usePage } from '../store/page-store-context.ts';
import { canvasStyles } from './canvas.styles.ts';
import { paperIn } from './paper.ts';
import { SelectionLayer } from './SelectionLayer.tsx';
import { useAvailableWidth } from './use-available-width.ts';
import { useCanvasLink } from './use-canvas-link.ts';
import { useTimeout } from './use-timeout.ts';

/** The page itself, in a frame of its viewport's width; frames and tools are drawn over it. */
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
