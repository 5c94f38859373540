import { defineStyles, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('plain-notices', {
  root: {
    position: 'fixed',
    zIndex: vars.layer.bar,
    insetBlockStart: `calc(${vars.sticky.total} + ${vars.space[8]})`,
    insetInline: 0,
    inlineSize: 'fit-content',
    maxInlineSize: `calc(100% - 2 * ${vars.space[16]})`,
    marginInline: 'auto',
    paddingBlock: vars.space[8],
    paddingInline: vars.space[24],
    fontSize: vars.size.small,
  },
});
