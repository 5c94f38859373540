import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('gallery-categories', {
  item: {
    minInlineSize: 0,
    '&[data-notice]': { opacity: 0.45 },
    '&[data-alone]': { maxInlineSize: '40rem' },
  },
  tile: { display: 'block', '&:is(a):focus-visible': { outlineOffset: '6px' } },
  name: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    minBlockSize: '56px',
    paddingBlock: vars.space[12],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontSize: vars.size.xs,
    fontWeight: vars.weight.medium,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    transition: `border-color ${vars.motion.fast}`,
    [media.hover]: { 'a:hover > &': { borderColor: 'currentcolor' } },
  },
  arrow: {
    flex: 'none',
    transition: `translate ${vars.motion.base} ${vars.motion.ease}`,
    [media.hover]: { 'a:hover &': { translate: `calc(4px * ${vars.direction.flip})` } },
  },
});
