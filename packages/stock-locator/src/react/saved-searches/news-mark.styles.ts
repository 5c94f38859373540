import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('stock-news-mark', {
  root: {
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: vars.space[12],
    insetInlineStart: vars.space[12],
    paddingBlock: vars.space[4],
    paddingInline: vars.space[12],
    color: vars.color.ink,
    backgroundColor: vars.color.canvas,
    fontSize: vars.size.label,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.5,
    pointerEvents: 'none',
  },
});
