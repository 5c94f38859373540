import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('resume-strip', {
  root: {
    position: 'sticky',
    insetBlockStart: vars.layout.nav,
    zIndex: vars.layer.sticky,
    // Focused elements stay below the strip.
    'html:has(&)': { scrollPaddingBlockStart: `calc(${vars.layout.nav} + 5rem)` },
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
