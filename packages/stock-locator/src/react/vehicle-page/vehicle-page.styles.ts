import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('vehicle-page', {
  root: {
    paddingBlockEnd: '4.5rem',
    [media.print]: { paddingBlockEnd: 0, fontSize: '9.5pt', lineHeight: 1.45 },
  },
  stage: {
    backgroundColor: vars.color.stage,
    color: vars.color.onBackdrop,
    [media.print]: { background: 'none' },
  },
  columns: {
    display: 'flex',
    flexDirection: 'column-reverse',
    [media.from(1024)]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(20rem, 26rem) minmax(0, 1fr)',
      columnGap: 'clamp(1.5rem, 3vw, 4rem)',
      paddingInlineStart: `max(${vars.layout.margin}, calc((100% - ${vars.layout.page}) / 2 + ${vars.layout.margin}))`,
    },
    // One A4 page: picture and price side by side.
    [media.print]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: '8mm',
      alignItems: 'start',
      paddingInline: 0,
    },
  },
  details: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${vars.space[64]} clamp(2rem, 6vw, 7rem)`,
    maxInlineSize: vars.layout.page,
    marginInline: 'auto',
    paddingInline: vars.layout.margin,
    paddingBlock: `${vars.space[48]} ${vars.space[64]}`,
    [media.from(1024)]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      paddingBlockStart: vars.space[64],
    },
    [media.print]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gap: '4mm 8mm',
      paddingInline: 0,
      paddingBlock: '4mm',
    },
  },
  section: { minInlineSize: 0 },
  heading: {
    fontSize: vars.size.l,
    lineHeight: vars.leading.heading,
    marginBlockEnd: vars.space[24],
    [media.print]: { fontSize: '12pt', marginBlockEnd: '2mm' },
  },
  beside: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    alignContent: 'start',
    gap: vars.space[48],
    [media.print]: { gap: '4mm' },
  },
  description: {
    maxInlineSize: vars.layout.measure,
    [media.print]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 5,
      overflow: 'hidden',
    },
  },
});
