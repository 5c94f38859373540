import type { BlockRect } from '@mawkib/blocks/editor';
import { useStyles } from '@mawkib/ui/styles';
import { type RefObject, useEffect, useRef } from 'react';
import { IconButton } from '../../controls/Button.tsx';
import { useLanguage, useTexts } from '../../language/use-language.ts';
import { pageMessages } from '../page-messages.ts';
import { usePage } from '../store/page-store-context.ts';
import { blockOf } from '../store/tree-slice.ts';
import { useBlockName } from '../use-block-name.ts';
import { usePageActions } from '../use-page-actions.ts';
import { canvasStyles } from './canvas.styles.ts';
import type { CanvasRects } from './use-canvas-link.ts';

interface SelectionLayerProps {
  rects: CanvasRects;
  scale: number;
  frame: RefObject<HTMLIFrameElement | null>;
}

/** Outlines of the selected and the hovered block, with name and tools. */
export function SelectionLayer({ rects, scale, frame }: SelectionLayerProps) {
  const css = useStyles(canvasStyles);
  const layer = useRef<HTMLDivElement>(null);
  const selected = usePage((state) => state.selected);
  const hovered = usePage((state) => state.hovered);
  useScrollWith(layer, frame, rects.scroll, scale);
  const rectOf = (id: string | null) => rects.rects.find(({ block }) => block === id);
  const chosen = rectOf(selected);
  const under = hovered === selected ? undefined : rectOf(hovered);
  return (
    <div className={css.layer}>
      <div ref={layer}>
        {under && <HoverFrame rect={under} scale={scale} />}
        {chosen && <SelectedFrame rect={chosen} scale={scale} />}
      </div>
    </div>
  );
}

const placed = ({ x, y, width, height }: BlockRect, scale: number) => ({
  transform: `translate(${x * scale}px, ${y * scale}px)`,
  inlineSize: width * scale,
  blockSize: height * scale,
});

function HoverFrame({ rect, scale }: { rect: BlockRect; scale: number }) {
  const css = useStyles(canvasStyles);
  const { dir } = useLanguage();
  const block = usePage((state) => blockOf(state, rect.block));
  const nameOf = useBlockName();
  return (
    <div className={css.box} data-kind="hovered" style={placed(rect, scale)}>
      <span className={css.hint} dir={dir}>
        {block && nameOf(block)}
      </span>
    </div>
  );
}

function SelectedFrame({ rect, scale }: { rect: BlockRect; scale: number }) {
  const css = useStyles(canvasStyles);
  const t = useTexts(pageMessages);
  const { dir } = useLanguage();
  const nameOf = useBlockName();
  const block = usePage((state) => blockOf(state, rect.block));
  const place = usePage(({ tree }) => tree.findIndex(({ id }) => id === rect.block));
  const total = usePage(({ tree }) => tree.length);
  const { move, duplicate, remove } = usePageActions();
  if (!block) return null;
  // The tools stay visible while the top of a tall block is scrolled out of view.
  const lowered = Math.min(Math.max(0, -rect.y * scale), Math.max(0, rect.height * scale - 36));
  return (
    <div className={css.box} style={placed(rect, scale)}>
      <div
        className={css.tag}
        role="toolbar"
        aria-label={nameOf(block)}
        dir={dir}
        style={{ insetBlockStart: lowered }}
      >
        <span>{nameOf(block)}</span>
        <IconButton
          icon="up"
          label={t('move_up')}
          hint="Alt+↑"
          disabled={place === 0}
          onClick={() => move(-1, block.id)}
        />
        <IconButton
          icon="down"
          label={t('move_down')}
          hint="Alt+↓"
          disabled={place === total - 1}
          onClick={() => move(1, block.id)}
        />
        <IconButton
          icon="copy"
          label={t('duplicate')}
          hint="Ctrl+D"
          onClick={() => duplicate(block.id)}
        />
        <IconButton
          icon="remove"
          label={t('remove')}
          hint="Delete"
          onClick={() => remove(block.id)}
        />
      </div>
    </div>
  );
}

/** Moves the layer with the page's scrolling in the same animation frame, between two messages of the page. */
function useScrollWith(
  layer: RefObject<HTMLDivElement | null>,
  frame: RefObject<HTMLIFrameElement | null>,
  reported: number,
  scale: number,
) {
  useEffect(() => {
    const page = frame.current?.contentWindow;
    const follow = () => {
      const by = (reported - (page?.scrollY ?? reported)) * scale;
      if (layer.current) layer.current.style.transform = by ? `translateY(${by}px)` : '';
    };
    follow();
    page?.addEventListener('scroll', follow, { passive: true });
    return () => page?.removeEventListener('scroll', follow);
  }, [layer, frame, reported, scale]);
}
