import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('vehicle-similar', {
  root: { paddingBlock: `${vars.space[64]} ${vars.layout.section}` },
  heading: {
    fontSize: vars.size.l,
    lineHeight: vars.leading.heading,
    maxInlineSize: vars.layout.page,
    marginInline: 'auto',
    paddingInline: vars.layout.margin,
    marginBlockEnd: vars.space[32],
  },
  row: {
    display: 'flex',
    gap: vars.layout.gutter,
    overflowX: 'auto',
    scrollSnapType: 'inline proximity',
    scrollPaddingInline: vars.layout.margin,
    paddingInline: `max(${vars.layout.margin}, calc((100vw - ${vars.layout.page}) / 2 + ${vars.layout.margin}))`,
    scrollbarWidth: 'thin',
    paddingBlock: '4px',
  },
  item: {
    flex: '0 0 82%',
    scrollSnapAlign: 'start',
    [media.from(741)]: { flexBasis: '45%' },
    [media.from(1024)]: { flexBasis: '31%' },
  },
});
