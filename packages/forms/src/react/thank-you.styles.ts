import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('thank-you', {
  thanks: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[12],
    maxInlineSize: vars.layout.measure,
    [media.motion]: { animation: `mk-thanks ${vars.motion.base} ${vars.motion.ease} both` },
    '@keyframes mk-thanks': {
      from: { opacity: 0, transform: 'translateY(12px)' },
      to: { opacity: 1, transform: 'none' },
    },
  },
  choices: { marginBlockStart: vars.space[12], borderBlockEnd: `1px solid ${vars.color.line}` },
  choice: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[24],
    paddingBlock: vars.space[12],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
  label: { color: vars.color.muted },
  done: {
    inlineSize: '11px',
    blockSize: '22px',
    marginBlockEnd: vars.space[12],
    marginInlineStart: vars.space[8],
    borderBlockEnd: `2px solid ${vars.color.accent}`,
    borderInlineEnd: `2px solid ${vars.color.accent}`,
    transform: 'rotate(45deg)',
    '[dir="rtl"] &': {
      borderInlineEndWidth: 0,
      borderInlineStart: `2px solid ${vars.color.accent}`,
    },
  },
});
