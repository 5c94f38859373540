import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('subscription-quiz', {
  welcome: { display: 'grid', gap: vars.space[32], '&[data-off]': { display: 'none' } },
  words: { display: 'grid', gap: vars.space[16], justifyItems: 'start', maxInlineSize: '44rem' },
  pictures: {
    display: 'grid',
    gap: vars.space[16],
    [media.from(741)]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    '&:empty': { display: 'none' },
  },
  results: { display: 'grid', gap: vars.space[48] },
  main: {
    display: 'grid',
    gap: vars.space[32],
    alignItems: 'center',
    [media.from(1024)]: { '&:has(picture)': { gridTemplateColumns: '7fr 5fr' } },
  },
  kicker: { color: vars.color.muted, fontSize: vars.size.small },
  part: { display: 'grid', gap: vars.space[24] },
  others: {
    display: 'grid',
    gap: vars.space[32],
    [media.from(741)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  card: {
    display: 'grid',
    gap: vars.space[12],
    alignContent: 'start',
    justifyItems: 'start',
    '& > picture': { inlineSize: '100%' },
  },
  summary: { display: 'grid', gap: vars.space[16], maxInlineSize: '44rem' },
  answer: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: vars.space[16],
    alignItems: 'center',
    paddingBlock: vars.space[12],
    borderBlockStart: `1px solid ${vars.color.line}`,
    '& > dt': { color: vars.color.muted, fontSize: vars.size.small },
    '& > dd:nth-of-type(1)': { gridColumn: 1, fontWeight: vars.weight.medium },
    '& > dd:nth-of-type(2)': { gridColumn: 2, gridRow: '1 / span 2' },
  },
  footer: {
    display: 'grid',
    gap: vars.space[12],
    justifyItems: 'start',
    paddingBlockStart: vars.space[32],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
});
