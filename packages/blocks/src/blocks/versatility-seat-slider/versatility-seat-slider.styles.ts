import { defineStyles, media, vars } from '@mawkib/ui/styles';

const noScript = '@media (scripting: none)';

export const styles = defineStyles('versatility-seat-slider', {
  // All frames overlap and one is visible; without a script they are side by side.
  frames: {
    display: 'grid',
    [noScript]: { gap: vars.space[32] },
    [media.print]: { gap: vars.space[32] },
  },
  frame: {
    gridArea: '1 / 1',
    minInlineSize: 0,
    transition: `opacity ${vars.motion.slow} ${vars.motion.ease}, visibility ${vars.motion.slow}`,
    '&[data-away]': { opacity: 0, visibility: 'hidden' },
    [noScript]: {
      gridArea: 'auto',
      '&[data-away]': { opacity: 1, visibility: 'visible' },
    },
    [media.print]: {
      gridArea: 'auto',
      '&[data-away]': { opacity: 1, visibility: 'visible' },
    },
  },
  caption: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[24],
    paddingBlock: vars.space[16],
  },
  counter: {
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    color: vars.color.muted,
    fontSize: vars.size.small,
    fontVariantNumeric: 'tabular-nums',
  },
  slider: {
    inlineSize: 'min(100%, 30rem)',
    marginInline: 'auto',
  },
});
