import { defineStyles, media, vars } from '@mawkib/ui/styles';

const noScript = '@media (scripting: none)';

export const styles = defineStyles('range-calculator', {
  root: {
    display: 'grid',
    gap: vars.space[48],
    scrollMarginBlockStart: '96px',
    [media.from(1024)]: {
      gridTemplateColumns: '7fr 4fr',
      columnGap: `calc(${vars.layout.gutter} * 3)`,
      alignItems: 'start',
    },
  },
  choices: {
    display: 'grid',
    gap: vars.space[32],
    minInlineSize: 0,
    '& fieldset': { minInlineSize: 0 },
    [media.from(741)]: {
      gridTemplateColumns: '1fr 1fr',
      '& > :nth-child(n + 3)': { gridColumn: '1 / -1' },
    },
  },
  temperature: { display: 'grid', gap: vars.space[8] },
  name: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[16],
    fontWeight: vars.weight.medium,
    [noScript]: { display: 'none' },
  },
  degrees: { fontVariantNumeric: 'tabular-nums' },
  ends: {
    display: 'flex',
    justifyContent: 'space-between',
    color: vars.color.muted,
    fontSize: vars.size.small,
    [noScript]: { display: 'none' },
  },
  /** Only without a script. */
  instead: { display: 'none', [noScript]: { display: 'grid' } },
  result: {
    display: 'grid',
    gap: vars.space[24],
    padding: vars.space[32],
    backgroundColor: vars.color.raised,
    [media.from(1024)]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.sticky.shown} + 48px)`,
    },
  },
  figure: { display: 'grid', gap: vars.space[4] },
  label: { color: vars.color.muted },
  distance: { fontSize: vars.size.xl, fontWeight: vars.weight.medium, lineHeight: 1.2 },
  speed: { fontSize: vars.size.m },
});
