import { defineStyles, vars } from '@mawkib/ui/styles';
import { phoneWidth } from '../../widths.js';

export const styles = defineStyles('stock-sort', {
  root: {
    display: 'flex',
    gap: vars.space[8],
    marginInlineStart: 'auto',
    [phoneWidth]: { inlineSize: '100%' },
  },
  field: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    fontSize: vars.size.small,
    [phoneWidth]: { flexGrow: 1, borderBlockEnd: `1px solid ${vars.color.line}` },
  },
  label: { color: vars.color.muted, whiteSpace: 'nowrap' },
  select: {
    appearance: 'none',
    fieldSizing: 'content',
    minBlockSize: '44px',
    paddingInlineEnd: vars.space[24],
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    '& option': { color: vars.color.ink, backgroundColor: vars.color.canvas },
    [phoneWidth]: { flexGrow: 1 },
  },
  chevron: {
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlockStart: '14px',
    pointerEvents: 'none',
  },
  apply: {
    minBlockSize: '44px',
    paddingInline: vars.space[16],
    border: `1px solid ${vars.color.edge}`,
    fontSize: vars.size.small,
    '@media (scripting: enabled)': { display: 'none' },
  },
});
