import { footerMaxWidth } from '../../styles/breakpoints.js';
import { media } from '../../styles/media.js';
import { definePrimitiveStyles } from '../../styles/sheets/sheet.js';
import { vars } from '../../styles/vars.js';

export const styles = definePrimitiveStyles('site-footer', {
  root: { paddingBlock: `${vars.space[96]} ${vars.space[32]}`, fontSize: vars.size.small },
  content: {
    boxSizing: 'content-box',
    maxInlineSize: `${footerMaxWidth}px`,
    marginInline: 'auto',
    paddingInline: vars.layout.margin,
  },
  columns: {
    display: 'grid',
    columnGap: vars.layout.gutter,
    [media.from(741)]: {
      rowGap: vars.space[48],
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
    [media.from(1024)]: { gridTemplateColumns: '2fr repeat(4, minmax(0, 1fr))' },
  },
  brand: {
    [media.from(741)]: { gridColumn: '1 / -1' },
    [media.from(1024)]: { gridColumn: 'auto' },
  },
  home: { display: 'inline-flex', alignItems: 'center', minBlockSize: '44px' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    color: vars.color.muted,
    transition: `color ${vars.motion.fast}`,
    [media.hover]: { '&:hover': { color: vars.color.ink } },
  },
  // More specific than the text's own styles, which may come before or after these.
  bottom: { maxInlineSize: '90ch', '&[data-section]': { fontSize: 'inherit' } },
  up: { transform: 'rotate(180deg)' },
  toTop: {
    order: 1,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: '44px',
    color: vars.color.ink,
    [media.hover]: { '&:hover': { color: vars.color.accent } },
  },
  end: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[16],
    marginBlockStart: vars.space[48],
    paddingBlockStart: vars.space[16],
    borderBlockStart: `1px solid ${vars.color.line}`,
    color: vars.color.muted,
  },
});
