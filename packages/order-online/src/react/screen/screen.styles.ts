import { defineStyles, media, vars } from '@mawkib/ui/styles';

/** Shared styles of the journey's screens: heading, next steps. */
export const styles = defineStyles('order-screen', {
  root: { display: 'flex', flexDirection: 'column', gap: vars.space[32] },
  head: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[12],
    maxInlineSize: vars.layout.measure,
    '&:focus': { outline: 'none' },
  },
  lead: { color: vars.color.muted, overflowWrap: 'anywhere' },
  subtitle: {
    paddingBlockEnd: vars.space[16],
    fontSize: vars.size.xs,
    fontWeight: vars.weight.heading,
    lineHeight: 1.5,
  },
  nextSteps: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[24],
    rowGap: vars.space[12],
    '& > *': { inlineSize: '100%' },
    [media.from(741)]: { '& > *': { inlineSize: 'auto' } },
  },
  documents: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[16],
    paddingInlineStart: '36px',
    fontSize: vars.size.small,
  },
  document: {
    paddingBlock: '10px',
    lineHeight: '24px',
    color: vars.color.ink,
    textDecoration: 'underline',
    textUnderlineOffset: '0.3em',
    textDecorationThickness: '1px',
  },
  note: { color: vars.color.muted, fontSize: vars.size.small },
  dialog: { display: 'flex', flexDirection: 'column', gap: vars.space[24] },
});
