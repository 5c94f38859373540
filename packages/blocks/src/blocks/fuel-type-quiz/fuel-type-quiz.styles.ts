import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('fuel-type-quiz', {
  start: {
    display: 'grid',
    gap: vars.space[32],
    alignItems: 'center',
    [media.from(1024)]: {
      gridTemplateColumns: '7fr 5fr',
      '&:not(:has(picture))': { display: 'block' },
    },
    '&[data-off]': { display: 'none' },
  },
  words: { display: 'grid', gap: vars.space[16], justifyItems: 'start', minInlineSize: 0 },
  result: { display: 'grid', gap: vars.space[32] },
  picture: { maxInlineSize: '60rem' },
  lead: { fontSize: vars.size.lead, maxInlineSize: '44rem', whiteSpace: 'pre-line' },
  text: { maxInlineSize: '44rem', whiteSpace: 'pre-line' },
  sides: {
    display: 'grid',
    gap: vars.space[32],
    [media.from(741)]: { gridTemplateColumns: '1fr 1fr' },
  },
  side: {
    display: 'grid',
    gap: vars.space[12],
    alignContent: 'start',
    paddingBlockStart: vars.space[16],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
  aside: { display: 'grid', gap: vars.space[12], justifyItems: 'start', padding: vars.space[32] },
  kicker: { color: vars.color.muted, fontSize: vars.size.small },
});
