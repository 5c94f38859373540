import { fadesWhereMore } from '../styles/fades-where-more.js';
import { media } from '../styles/media.js';
import { definePrimitiveStyles } from '../styles/sheets/sheet.js';
import { vars } from '../styles/vars.js';

export const styles = definePrimitiveStyles('breadcrumbs', {
  root: {
    blockSize: vars.layout.breadcrumbs,
    paddingInline: vars.layout.margin,
    fontSize: vars.size.label,
    color: vars.color.muted,
    '&[data-sticky]': {
      position: 'sticky',
      insetBlockStart: vars.sticky.breadcrumbs,
      zIndex: vars.layer.sticky,
      borderBlockEnd: `1px solid var(--bar-line, ${vars.color.line})`,
    },
    [media.print]: { display: 'none' },
  },
  list: {
    display: 'flex',
    alignItems: 'center',
    blockSize: '100%',
    maxInlineSize: vars.layout.page,
    marginInline: 'auto',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    ...fadesWhereMore,
    '&::-webkit-scrollbar': { display: 'none' },
  },
  // List items set their own text wrapping, so the list cannot.
  item: { display: 'flex', alignItems: 'center', blockSize: '100%', whiteSpace: 'nowrap' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    blockSize: '100%',
    minInlineSize: '24px',
    '&:focus-visible': { outlineOffset: '-4px' },
    [media.hover]: { '&:hover': { color: vars.color.ink, textDecoration: 'underline' } },
  },
  current: { color: vars.color.ink },
  divider: { marginInline: vars.space[4], inlineSize: '14px', blockSize: '14px' },
});
