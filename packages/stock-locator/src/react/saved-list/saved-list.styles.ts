import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('saved-list', {
  root: { minInlineSize: 0 },
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[24],
    rowGap: vars.space[12],
    paddingBlockEnd: vars.space[32],
  },
  total: { color: vars.color.muted, fontVariantNumeric: 'tabular-nums' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[12],
    inlineSize: '100%',
    [media.from(741)]: { inlineSize: 'auto', marginInlineStart: 'auto' },
  },
  grid: {
    display: 'grid',
    gap: vars.layout.gutter,
    [media.from(741)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from(1280)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
