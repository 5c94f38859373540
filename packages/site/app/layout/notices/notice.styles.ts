import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('notice-page', {
  root: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: vars.space[16],
    maxInlineSize: vars.layout.measure,
    minBlockSize: '36svh',
    '& > :is(h1, h2) + p': { marginBlockEnd: vars.space[16] },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[16],
    // On phones two share a line evenly, or each has its own.
    '&': { [media.below(741)]: { justifySelf: 'stretch' } },
    '& > *': {
      [media.below(741)]: {
        flex: `1 1 calc(50% - ${vars.space[16]})`,
        minInlineSize: 'fit-content',
        paddingInline: vars.space[16],
      },
    },
  },
  section: { paddingBlock: `${vars.space[48]} ${vars.space[64]}` },
  // Low enough to show the message below on the first screen.
  banner: {
    position: 'relative',
    overflow: 'hidden',
    blockSize: 'clamp(8rem, 26svh, 14rem)',
    [media.from(741)]: { blockSize: 'clamp(9rem, 32svh, 24rem)' },
  },
});
