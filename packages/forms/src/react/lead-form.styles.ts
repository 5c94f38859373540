import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('lead-form', {
  root: { display: 'flex', flexDirection: 'column', gap: vars.space[24], minInlineSize: 0 },
  questions: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: vars.layout.gutter,
    rowGap: vars.space[24],
    [media.from(741)]: {
      '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '&[data-columns="2"] > [data-width="full"]': { gridColumn: '1 / -1' },
    },
  },
  lines: {
    fontSize: vars.size.small,
    '& [data-repaired]': { color: vars.color.muted },
    '& [data-repaired] > *': { textDecorationLine: 'line-through' },
  },
  line: {
    display: 'inline-block',
    paddingBlock: '10px',
    lineHeight: '24px',
    textDecoration: 'underline',
    textUnderlineOffset: '0.3em',
    textDecorationThickness: '1px',
  },
  submit: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[16],
    '&[data-position="center"]': { justifyContent: 'center' },
    '&[data-position="end"]': { justifyContent: 'flex-end' },
    '& > button': { inlineSize: '100%' },
    [media.from(741)]: { '& > button': { inlineSize: 'auto' } },
  },
  failure: { flexBasis: '100%' },
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
