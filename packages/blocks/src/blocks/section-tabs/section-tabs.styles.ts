import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('section-tabs', {
  text: {
    display: 'grid',
    gap: vars.space[16],
    '&[data-notice]': { opacity: 0.45 },
    [media.from(1024)]: {
      paddingBlockStart: vars.space[16],
      '&[data-split]': {
        gridTemplateColumns: '5fr 7fr',
        columnGap: `calc(${vars.layout.gutter} * 3)`,
        alignItems: 'start',
      },
    },
  },
  jumps: {
    flex: 'none',
    display: 'flex',
    gap: vars.space[32],
    '&[data-alone]': {
      flexWrap: 'wrap',
      rowGap: 0,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
  jump: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minBlockSize: '48px',
    fontSize: '1rem',
    color: vars.color.muted,
    transition: `color ${vars.motion.fast}`,
    '&:focus-visible': { outlineOffset: '-4px' },
    [media.hover]: { '&:hover': { color: vars.color.ink } },
  },
});
