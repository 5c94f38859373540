import type { StoredBlock } from '@mawkib/blocks/model';
import { useStyles } from '@mawkib/ui/styles';
import { memo, useRef } from 'react';
import { useCatalogue } from '../../blocks/market-blocks.ts';
import { Sign } from '../../controls/Sign.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { blockSummary } from '../block-summary.ts';
import { usePage, usePageStore } from '../store/page-store-context.ts';
import { useBlockName } from '../use-block-name.ts';
import { outlineStyles } from './outline.styles.ts';
import { useRowDrag } from './use-row-drag.ts';

export const OutlineRow = memo(function OutlineRow({
  block,
  index,
}: {
  block: StoredBlock;
  index: number;
}) {
  const css = useStyles(outlineStyles);
  const { locale } = useLanguage();
  const nameOf = useBlockName();
  const { definitionOf } = useCatalogue();
  const row = useRef<HTMLDivElement>(null);
  const isSelected = usePage(({ selected }) => selected === block.id);
  const isHovered = usePage(({ hovered }) => hovered === block.id);
  const isStop = usePage(({ selected }) => (selected === null ? index === 0 : isSelected));
  const { select, hover } = usePageStore().getState();
  const { drop, isDragged } = useRowDrag(row, block.id);
  const summary = blockSummary(block, locale, definitionOf);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys
    <div
      ref={row}
      className={css.row}
      role="option"
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      data-row={block.id}
      data-hovered={isHovered || undefined}
      data-drop={drop ?? undefined}
      data-dragging={isDragged || undefined}
      onClick={() => select(block.id)}
      onFocus={() => select(block.id)}
      onPointerEnter={() => hover(block.id)}
      onPointerLeave={() => hover(null)}
    >
      <span className={css.drag}>
        <Sign name="drag" />
      </span>
      <span className={css.words}>
        <span className={css.name}>{nameOf(block)}</span>
        {summary && <span className={css.summary}>{summary}</span>}
      </span>
      <span className={css.place}>{index + 1}</span>
    </div>
  );
});
