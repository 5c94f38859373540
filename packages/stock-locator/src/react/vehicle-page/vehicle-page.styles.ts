import { media, sheet, vars } from '@mawkib/ui/styles';

export const styles = sheet('vehicle-page', {
  root: {
    paddingBlockEnd: '4.5rem',
    [media.from(768)]: { paddingBlockEnd: 0 },
    [media.print]: { paddingBlockEnd: 0 },
  },
  stage: { backgroundColor: vars.color.backdrop, color: vars.color.onBackdrop },
  columns: {
    display: 'flex',
    flexDirection: 'column-reverse',
    [media.from(1024)]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(20rem, 26rem) minmax(0, 1fr)',
      columnGap: 'clamp(1.5rem, 3vw, 4rem)',
      paddingInlineStart: `max(${vars.layout.margin}, calc((100% - ${vars.layout.page}) / 2 + ${vars.layout.margin}))`,
    },
  },
  details: {
    display: 'grid',
    gap: `${vars.space[64]} clamp(2rem, 6vw, 7rem)`,
    maxInlineSize: vars.layout.page,
    marginInline: 'auto',
    paddingInline: vars.layout.margin,
    paddingBlock: `${vars.space[48]} ${vars.space[64]}`,
    [media.from(1024)]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      paddingBlockStart: vars.space[64],
    },
  },
  section: { minInlineSize: 0 },
  heading: {
    fontSize: vars.size.l,
    lineHeight: vars.leading.heading,
    marginBlockEnd: vars.space[24],
  },
  beside: { display: 'grid', alignContent: 'start', gap: vars.space[48] },
  description: { maxInlineSize: vars.layout.measure },
});
