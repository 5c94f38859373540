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
  /** Values of the shared frame fields, as the block has them. */
  frame?: { padding_grid_class?: string; border_grid_class?: string };
  /** Value of `box_color` or `slider_theme`: a surface, or one with `-theme` behind. */
  surface?: StoredSurface;
  /** `full`: edge to edge. */
  width?: 'page' | 'full';
  className?: string;
  /** State of the block for its styles and for tests. */
  data?: Readonly<Record<`data-${string}`, string | boolean | number | undefined>>;
  label?: string;
  /** In which direction the block is laid out, where that is not the page's. */
  dir?: 'ltr' | 'rtl';
  children: ReactNode;
}

/**
 * The root element of every block: a section with the block's anchors (`block_scroll_id` as its id,
 * `#component-2` for the second block of the page), surface and frame. Each block renders exactly
 * one and nothing around it.
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
