import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('stock-empty', {
  root: {
    flexBasis: '100%',
    inlineSize: '100%',
    maxInlineSize: '34rem',
    marginInline: 'auto',
    textAlign: 'start',
  },
  title: { paddingBlockEnd: vars.space[8], color: vars.color.muted, fontSize: vars.size.small },
  ways: { borderBlockStart: `1px solid ${vars.color.line}` },
  way: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[16],
    minBlockSize: '56px',
    paddingBlock: vars.space[8],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    [media.hover]: {
      '&:hover': { borderColor: vars.color.ink },
      '&:hover $arrow': { transform: `translateX(calc(4px * ${vars.direction.flip}))` },
    },
  },
  name: { flexGrow: 1, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' },
  total: {
    color: vars.color.muted,
    fontSize: vars.size.small,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  arrow: { flexShrink: 0, transition: `transform ${vars.motion.fast} ${vars.motion.ease}` },
});
