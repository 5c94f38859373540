import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('stock-applied', {
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: '44px',
    paddingInline: vars.space[16],
    border: `1px solid ${vars.color.edge}`,
    fontSize: vars.size.small,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.4,
    [media.hover]: { '&:hover': { borderColor: vars.color.ink } },
  },
  reset: {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    paddingInline: vars.space[8],
    fontSize: vars.size.small,
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    '&[data-kind="primary"]': {
      paddingInline: vars.space[16],
      backgroundColor: vars.color.fill,
      color: vars.color.onFill,
      textDecoration: 'none',
    },
  },
});
