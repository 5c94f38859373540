import { eagerBlocks, Section, type SectionSurface } from '@mawkib/ui';
import {
  blockAttribute,
  blockIdAttribute,
  laterAttribute,
  staticAttribute,
} from '@mawkib/ui/markup';
import { useStyles } from '@mawkib/ui/styles';
import { type ReactNode, use } from 'react';
import { BlockContext } from './block-context.js';
import { styles } from './block-section.styles.js';
import { uiProps } from './ui-props.js';

type StoredSurface = SectionSurface | `${SectionSurface}-theme`;

export interface BlockSectionProps {
  /** Values of the layout fields in the block. */
  frame?: { padding_grid_class?: string; border_grid_class?: string };
  /** Value of `box_color` or `slider_theme`: a surface, optionally with a `-theme` suffix. */
  surface?: StoredSurface;
  /** `full`: edge to edge. */
  width?: 'page' | 'full';
  className?: string;
  /** State of the block as data attributes, for its styles and tests. */
  data?: Readonly<Record<`data-${string}`, string | boolean | number | undefined>>;
  label?: string;
  /** Text direction of the block, if it differs from the page's. */
  dir?: 'ltr' | 'rtl';
  children: ReactNode;
}

/**
 * Root element of every block: a section with the block's anchors (`block_scroll_id` as its id,
 * `#component-2` for the second block of the page), surface and layout. Each block renders exactly
 * one, as its outermost element.
 */
export function BlockSection({
  frame,
  surface,
  width,
  className,
  data,
  label,
  dir,
  children,
}: BlockSectionProps) {
  const css = useStyles(styles);
  const place = use(BlockContext);
  return (
    <Section
      {...data}
      {...{
        [blockAttribute]: place?.template,
        [blockIdAttribute]: place?.id,
        [staticAttribute]: place?.still || undefined,
        [laterAttribute]: (place && place.index >= eagerBlocks.length) || undefined,
      }}
      data-notice={place?.notice}
      aria-label={label}
      dir={dir}
      {...uiProps({ ...frame, box_color: surface }).section}
      id={place?.scrollId?.trim() || undefined}
      width={width}
      className={[css.root, className].filter(Boolean).join(' ')}
    >
      {place && <span id={`component-${place.index + 1}`} className={css.anchor} />}
      {children}
    </Section>
  );
}
