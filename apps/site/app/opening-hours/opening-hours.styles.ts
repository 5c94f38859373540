import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('opening-hours', {
  description: {
    maxInlineSize: vars.layout.measure,
    marginBlock: `${vars.space[12]} ${vars.space[48]}`,
    color: vars.color.muted,
  },
  city: {
    display: 'grid',
    columnGap: vars.layout.gutter,
    rowGap: vars.space[16],
    paddingBlock: vars.space[24],
    borderBlockStart: `1px solid ${vars.color.line}`,
    [media.from(1024)]: { gridTemplateColumns: '1fr 3fr' },
  },
  retailers: {
    display: 'grid',
    columnGap: vars.layout.gutter,
    rowGap: vars.space[32],
    [media.from(741)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  retailer: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: vars.space[4],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  },
  address: { color: vars.color.muted },
});
