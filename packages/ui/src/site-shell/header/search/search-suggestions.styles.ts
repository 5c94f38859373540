import { media } from '../../../styles/media.js';
import { definePrimitiveStyles } from '../../../styles/sheets/sheet.js';
import { vars } from '../../../styles/vars.js';

export const styles = definePrimitiveStyles('search-suggestions', {
  root: { maxInlineSize: '960px', marginInline: 'auto' },
  list: {
    display: 'grid',
    columnGap: vars.space[64],
    '&[hidden]': { display: 'none' },
    [media.from(1024)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  group: {
    paddingBlockStart: vars.space[24],
    '&:has([data-kind="model"])': { gridColumn: '1 / -1' },
  },
  label: {
    paddingBlockEnd: vars.space[8],
    color: vars.color.muted,
    fontSize: vars.size.label,
  },
  items: {
    '&[data-kind="model"]': {
      [media.from(741)]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: vars.space[24],
      },
    },
  },
  option: {
    // A model is a card of its own.
    '[data-kind="model"] > &:not([aria-selected="true"])': {
      [media.from(741)]: { borderColor: 'transparent' },
    },
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[16],
    minBlockSize: '48px',
    paddingBlock: vars.space[8],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    lineHeight: 1.5,
    '&[aria-selected="true"]': {
      borderColor: vars.color.ink,
      '& $title': { color: vars.color.accent },
    },
  },
  picture: {
    flex: 'none',
    inlineSize: '120px',
    backgroundColor: vars.color.backdrop,
  },
  title: { flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  note: {
    color: vars.color.muted,
    fontSize: vars.size.small,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  none: { paddingBlockStart: vars.space[24], color: vars.color.muted },
});
