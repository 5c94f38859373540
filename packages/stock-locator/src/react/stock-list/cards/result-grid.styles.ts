import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('stock-results', {
  before: { paddingBlockEnd: vars.space[16] },
  grid: {
    display: 'grid',
    gap: vars.layout.gutter,
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
    '&[data-busy]': { opacity: 0.5 },
    [media.from(741)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from(1461)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  item: { position: 'relative' },
  more: {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[16],
    paddingBlockStart: vars.space[48],
  },
  shown: { fontSize: vars.size.small, color: vars.color.muted },
});
