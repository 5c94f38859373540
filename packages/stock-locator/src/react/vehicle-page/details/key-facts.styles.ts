import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('vehicle-facts', {
  root: {
    maxInlineSize: vars.layout.page,
    marginInline: 'auto',
    paddingInline: vars.layout.margin,
    [media.print]: { paddingInline: 0 },
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    paddingBlock: vars.space[16],
    [media.from(741)]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.from(1280)]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      paddingBlock: vars.space[32],
    },
    [media.print]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      paddingBlock: '2mm',
    },
  },
  fact: {
    paddingBlock: vars.space[12],
    paddingInlineEnd: vars.space[16],
    [media.from(1280)]: {
      paddingBlock: 0,
      paddingInlineStart: vars.space[24],
      borderInlineStart: `1px solid ${vars.color.line}`,
      '&:first-child': { borderInlineStart: 0, paddingInlineStart: 0 },
    },
  },
  name: { fontSize: vars.size.label, color: vars.color.muted },
  value: {
    fontSize: vars.size.xs,
    fontWeight: vars.weight.medium,
    lineHeight: 1.4,
    [media.print]: { fontSize: '10pt' },
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});
