import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('resume-strip', {
  root: {
    position: 'sticky',
    insetBlockStart: vars.sticky.hold,
    zIndex: vars.layer.sticky,
    minBlockSize: 'max(60px, 3.75rem)',
  },
  content: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[16],
    maxInlineSize: `calc(${vars.layout.page} + 2 * ${vars.layout.margin})`,
    marginInline: 'auto',
    paddingBlock: vars.space[8],
    paddingInline: vars.layout.margin,
    '& > a': { flex: 'none' },
  },
  text: {
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[12],
    minInlineSize: 0,
    fontSize: vars.size.small,
  },
  name: { minInlineSize: 0, overflowWrap: 'anywhere' },
});
