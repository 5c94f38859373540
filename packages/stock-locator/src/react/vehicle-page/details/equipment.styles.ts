import { defineStyles, media, vars } from '@mawkib/ui/styles';

export const styles = defineStyles('vehicle-equipment', {
  root: { display: 'grid', gap: vars.space[32], [media.from(1024)]: { gridColumn: '1 / -1' } },
  heading: { fontSize: vars.size.l, lineHeight: vars.leading.heading },
  part: {},
  title: { fontSize: vars.size.xs, marginBlockEnd: vars.space[12] },
  list: {
    display: 'grid',
    columnGap: 'clamp(2rem, 5vw, 6rem)',
    borderBlockStart: `1px solid ${vars.color.line}`,
    [media.from(741)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  rest: { '& > $list': { borderBlockStart: 0 } },
  more: {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '48px',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    'details[open] > &': { display: 'none' },
  },
  item: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[16],
    paddingBlock: vars.space[12],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    fontSize: '1rem',
    lineHeight: 1.5,
    breakInside: 'avoid',
  },
  price: {
    color: vars.color.muted,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
});
